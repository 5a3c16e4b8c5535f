import type { FormProps } from '@staff/forms'
import type { AnyEntity, RecordOf, Entity, ValuesOf } from '@staff/forms/entity'
import type { ComponentType, ReactNode } from 'react'

type ListedOf<E> =
  E extends Entity<string, infer _Values, infer _Key, infer Listed> ? Listed : never

/** What the screens of an area show: its form, the cells of its list, and how a record looks on the public site. */
export interface AreaDefinition<E extends AnyEntity> {
  entity: E
  /** Missing where nobody changes records. */
  Form?: ComponentType<FormProps<E>>
  /** Cells that show more than their value: other pictures are thumbnails, moments are relative, the rest is text. */
  cells?: Partial<Record<ListedOf<E>, (record: RecordOf<E>) => ReactNode>>
  /** Widths of columns that should not share the room evenly, as on a screen of 1280 px. */
  widths?: Partial<Record<ListedOf<E>, `${number}rem`>>
  /**
   * How much a row needs these columns where there is little room, see `Column.priority`.
   * @default the first of the details 1, the second 2, all others 3
   */
  priorities?: Partial<Record<ListedOf<E>, 1 | 2 | 3 | 4>>
  /** Columns that show numbers although their cells are drawn, or their values worked out, by somebody else. */
  numbers?: readonly ListedOf<E>[]
  /** Heads of columns that are called otherwise than their field. */
  headings?: Partial<Record<ListedOf<E>, string>>
  /** What a row of the list offers before Edit and Delete. */
  RowActions?: ComponentType<{ record: RecordOf<E> }>
  /** Room for the buttons of a row where there are more than these two, a CSS length. */
  actionsWidth?: string
  /** What the list opens above itself for one of its records: see `useOpenedRecord`. */
  RecordDialog?: ComponentType<{ id: string; onClose: () => void }>
  /** What stands beside the form of a stored record, such as how a user gets in. */
  SidePanel?: ComponentType<{ record: RecordOf<E> }>
  /** The record as visitors see it, drawn from what is typed so far. */
  Preview?: ComponentType<{ values: Partial<ValuesOf<E>> }>
}

/** An area whose entity does not matter to the code at hand. */
// Forms and cells of different entities take different values, and do not vary together: only `any` is all of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AreaScreens = AreaDefinition<any>

/** Adds inference and nothing else. */
export function defineArea<E extends AnyEntity>(area: AreaDefinition<E>): AreaDefinition<E> {
  return area
}
