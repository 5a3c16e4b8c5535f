import type { FormProps } from '@staff/forms'
import type { AnyEntity, RecordOf, Entity, Option, ValuesOf } from '@staff/entity'
import type { Mark, Priority, RowButton } from '@staff/ui'
import type { ComponentType, ReactNode } from 'react'

type ListedOf<E> =
  E extends Entity<string, infer _Values, infer _Key, infer Listed> ? Listed : never

export interface RecordDialogProps {
  id: string
  onClose: () => void
  /** The records before and after it in the list; undefined at its ends, and if the list does not have the record. */
  neighbours: Neighbours
  /** Opens another record in its place. */
  onOpen: (id: string) => void
}

export interface Neighbours {
  previous: string | undefined
  next: string | undefined
}

/** A record that a reference may name. */
export interface ReferenceOption extends Option<string> {
  /**
   * Whether records can still get it. Otherwise it is only in filters.
   * @default true
   */
  isOpen?: boolean
}

/** The query for the choices of a reference. */
export interface ReferenceChoices {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<ReferenceOption[]>
}

/** The choices of references, by field. */
export type References = Readonly<Record<string, ReferenceChoices>>

/** The parts of the screens that create and edit a record. */
export interface EditorParts<E extends AnyEntity> {
  /** Omitted if users cannot change records. */
  Form?: ComponentType<FormProps<E>>
  /** A panel beside the form of a stored record, such as the access of a user. */
  SidePanel?: ComponentType<{ record: RecordOf<E> }>
  /** A preview of the record on the public site, from the current form values. */
  Preview?: ComponentType<{ values: Partial<ValuesOf<E>> }>
}

/** The button that opens a record above its list. */
export interface OpenButton<E extends AnyEntity> extends Pick<RowButton, 'icon'> {
  /** One or two words. */
  label: string
  /** The accessible name, with what names the record: 'Service data of Cloud'. */
  name: (record: RecordOf<E>) => string
}

/** What the screens of an area show: its list cells, and the parts of its editor. */
export interface AreaDefinition<E extends AnyEntity> extends EditorParts<E> {
  entity: E
  /**
   * Loads the parts of the editor with the first form, for example a module that exports them. Lists then load without
   * them.
   * @default the editor has the parts of this definition
   */
  editor?: () => Promise<EditorParts<E>>
  /** Custom cells. By default, pictures are thumbnails, timestamps are relative, and other values are text. */
  cells?: Partial<Record<ListedOf<E>, (record: RecordOf<E>) => ReactNode>>
  /**
   * A badge after the title of a record, for an entity that the public site does not show: 'Invited'.
   * @default none
   */
  mark?: (record: RecordOf<E>) => Mark | undefined
  /** Widths of columns, for a screen of 1280 px. Other columns share the remaining width evenly. */
  widths?: Partial<Record<ListedOf<E>, `${number}rem`>>
  /**
   * Which columns stay visible when there is little room; see `Column.priority`. As many stay as fit.
   * @default the first of the details 1, the second 2, all others 3
   */
  priorities?: Partial<Record<ListedOf<E>, Priority>>
  /** Columns that show numbers in custom cells or as computed values. */
  numbers?: readonly ListedOf<E>[]
  /** Column headings that differ from the label of their field. */
  headings?: Partial<Record<ListedOf<E>, string>>
  /**
   * Where the choices of a reference come from, if not from the list of the other area, which some users cannot open.
   * @default the list of the other area
   */
  references?: References
  /** The button of a row, before Edit and the menu, that opens its `recordDialog`. */
  openButton?: OpenButton<E>
  /** The width of the column with the actions. Needed with `openButton`. */
  actionsWidth?: `${number}rem`
  /** Loads the dialog above the list for one of its records, when the first one opens; see `useOpenedRecord`. */
  recordDialog?: () => Promise<ComponentType<RecordDialogProps>>
}

/** The definition of an area with any entity. */
// Forms and cells take the values of their entity as parameters, so no common type but `any` accepts all entities.
// oxlint-disable-next-line typescript/no-explicit-any
export type AreaScreens = AreaDefinition<any>

/** Infers the type of an area definition. */
export function defineArea<E extends AnyEntity>(area: AreaDefinition<E>): AreaDefinition<E> {
  return area
}
