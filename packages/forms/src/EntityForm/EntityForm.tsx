import { breakpoint, Card, space, type MenuItem } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useRef, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'

import {
  draftSchema,
  publishedSchema,
  type Blank,
  type AnyEntity,
  type Entity,
  type ValuesOf,
  type FormSchema,
} from '@staff/entity'
import type { SaveOutcome } from '../SchemaForm/formState'
import { SchemaErrorSummary } from '../SchemaForm/SchemaErrorSummary'
import { SchemaForm, type SubmittedForm } from '../SchemaForm/SchemaForm'
import { DraftBanner } from './DraftBanner'
import { EditWatcher } from './EditWatcher'
import { LateUndo, type LateUndoValues } from './LateUndo'
import { OutcomeBanner } from './OutcomeBanner'
import { RefusedValues, type RefusedValuesProps } from './RefusedValues'
import { SaveBar, type Way } from './SaveBar'

export interface EntityFormProps<Values extends object> {
  entity: Entity<string, Values>
  /**
   * The initial values of the fields: a stored record, for example.
   * @default the entity's empty form
   */
  initial?: Blank<Values>
  /** The id of the stored record; undefined for a new one. Some fields say what depends on the record. */
  recordId?: string | undefined
  /**
   * Whether the form creates a record or changes one. A new record can have more fields, such as a first password.
   * @default 'edit' with `initial`, else 'create'
   */
  mode?: 'create' | 'edit'
  /** Values that were typed earlier and not saved. The form opens with them, as an unsaved change. */
  draft?: Blank<Values> | undefined
  /** Values that were refused elsewhere. The form shows them as an unsaved change, with their messages at the fields. */
  refused?: RefusedValuesProps['refused']
  /**
   * The undo of a save, if somebody has saved the record since. The form starts from that save, and opens with the values from before
   * it as an unsaved change and with the comparison.
   */
  lateUndo?: LateUndoValues | undefined
  /** Stores the clean values and returns the outcome. `asDraft`: the public site goes on showing what it shows. */
  onSave: (values: Values, asDraft?: boolean) => Promise<SaveOutcome>
  /**
   * Whether the form can also save a draft, in the menu beside Save.
   * @default false
   */
  savesDrafts?: boolean
  /**
   * Whether Save stores a draft, which may lack what only a publication needs: for people who may not publish.
   * @default false
   */
  isDraft?: boolean
  /**
   * Called with the clean values when 'Schedule…' is chosen in the menu beside Save, which is there with it. `settle` tells the form the
   * outcome, if something was saved then.
   */
  onSchedule?: ((values: Values, settle: (outcome: SaveOutcome) => void) => void) | undefined
  /** Set to a function that does what 'Schedule…' does. */
  scheduleRef?: RefObject<(() => void) | null>
  /** As `onSchedule`, when 'Add to a release…' is chosen. */
  onRelease?: ((values: Values, settle: (outcome: SaveOutcome) => void) => void) | undefined
  /**
   * As `onSchedule`, when 'Save and ask to publish…' is chosen: for people who may not publish.
   */
  onAsk?: ((values: Values, settle: (outcome: SaveOutcome) => void) => void) | undefined
  /** Set to a function that does what 'Save and ask to publish…' does. */
  askRef?: RefObject<(() => void) | null>
  /**
   * What else is in the menu beside Save.
   * @default nothing
   */
  moreWays?: readonly MenuItem[]
  onCancel: () => void
  /**
   * Called when the person has decided what to keep of a record that somebody else has saved: the form's values start from it now, and
   * the next save is a change of it.
   */
  onDecided?: ((current: object) => void) | undefined
  /** Called at each change with the values as typed and whether they differ from the initial ones. */
  onEdit?: (values: Blank<Values>, dirty: boolean) => void
  /** Called when it changes whether a refused save still has invalid fields. The page's title shows it. */
  onRefused?: ((refused: boolean) => void) | undefined
  /**
   * Whether the fields are only for reading, and nothing can be saved.
   * @default false
   */
  isReadOnly?: boolean
  /** A short note in the save bar, such as the time when the draft was stored. */
  note?: ReactNode
  children: ReactNode
}

/** The props of the form of one entity: those of `EntityForm` without `entity` and the fields. */
export type FormProps<E extends AnyEntity> = Omit<
  EntityFormProps<ValuesOf<E>>,
  'entity' | 'children'
>

/** Whether a form with these props creates a record or changes one. */
export function modeOf({ mode, initial }: { mode?: 'create' | 'edit'; initial?: object }) {
  return mode ?? (initial ? 'edit' : 'create')
}

/** The form of one record: the fields, an error summary, and a bar with Save and Cancel. */
export function EntityForm<Values extends object>(props: EntityFormProps<Values>) {
  const { entity, note, isReadOnly = false, savesDrafts = false, isDraft = false, children } = props
  const isNew = modeOf(props) === 'create'
  const { schema: given, empty } = (isNew && entity.create) || entity
  const isWhole = given === entity.schema
  // An entity whose new records lack fields has no form.
  const schema = (isWhole ? publishedSchema(entity) : given) as FormSchema<Values>
  // A save that failed or was refused is tried again in the same way, until somebody presses Save.
  const way = useRef<Way>('save')

  function submittedSchema() {
    const isIncomplete = way.current === 'draft' || (isDraft && way.current === 'save')
    return isIncomplete && isWhole ? draftSchema(entity) : schema
  }

  async function handleSubmit(values: Values, form: SubmittedForm) {
    function settle(outcome: SaveOutcome) {
      form.setOutcome(outcome)
      if (outcome.status === 'refused') form.refuse(outcome.errors)
      if (outcome.status === 'saved') form.reset(values)
    }
    if (way.current === 'schedule') return props.onSchedule?.(values, settle)
    if (way.current === 'release') return props.onRelease?.(values, settle)
    if (way.current === 'ask') return props.onAsk?.(values, settle)
    const asDraft = way.current === 'draft'
    const outcome = await (asDraft ? props.onSave(values, true) : props.onSave(values))
    await untilPressEnds()
    settle(outcome)
  }

  return (
    <Root>
      <SchemaForm
        schema={schema}
        submittedSchema={submittedSchema}
        initial={props.initial ?? empty}
        label={entity.labels.one}
        onSubmit={handleSubmit}
        onRefused={props.onRefused}
      >
        <EditWatcher<Blank<Values>> onEdit={props.onEdit} />
        <Body>
          <SchemaErrorSummary />
          <DraftBanner draft={props.draft} />
          <RefusedValues refused={props.refused} />
          <LateUndo undo={props.lateUndo} />
          <OutcomeBanner isUndo={props.lateUndo !== undefined} onDecided={props.onDecided} />
          {isReadOnly ? <ReadOnly disabled>{children}</ReadOnly> : children}
        </Body>
        {!isReadOnly && (
          <SaveBar
            adds={isNew ? entity.labels.one : undefined}
            note={note}
            savesDrafts={savesDrafts}
            schedules={props.onSchedule !== undefined}
            scheduleRef={props.scheduleRef}
            releases={props.onRelease !== undefined}
            asks={props.onAsk !== undefined}
            askRef={props.askRef}
            moreWays={props.moreWays}
            onWay={(chosen) => (way.current = chosen)}
            onCancel={props.onCancel}
          />
        )}
      </SchemaForm>
    </Root>
  )
}

/** The container of the queries of its field rows and its save bar. */
const Root = styled(Card)`
  container-type: inline-size;
`

/** All controls in it are disabled. */
const ReadOnly = styled.fieldset`
  display: contents;
`

const Body = styled.div`
  display: grid;
  gap: ${space.s5};
  padding: ${space.s6};

  @container (max-width: ${breakpoint.column}) {
    padding: ${space.s4};
  }
`
