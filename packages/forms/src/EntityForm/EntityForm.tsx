import { breakpoint, Card, space } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import type { AnyEntity, Blank, Entity, ValuesOf } from '../entity/defineEntity'
import type { SaveOutcome } from '../SchemaForm/formState'
import { SchemaErrorSummary } from '../SchemaForm/SchemaErrorSummary'
import { SchemaForm, type SubmittedForm } from '../SchemaForm/SchemaForm'
import { DraftBanner } from './DraftBanner'
import { EditWatcher } from './EditWatcher'
import { OutcomeBanner } from './OutcomeBanner'
import { SaveBar } from './SaveBar'

export interface EntityFormProps<Values extends object> {
  entity: Entity<string, Values>
  /**
   * What the fields start with: a record's values, or what was typed before.
   * @default the entity's empty form
   */
  initial?: Blank<Values>
  /**
   * Whether a new record is made, which may need more than a change: a first password.
   * @default 'edit' with `initial`, else 'create'
   */
  mode?: 'create' | 'edit'
  /** What was typed before and not saved: it stands in the fields when the form opens, as a change. */
  draft?: Blank<Values> | undefined
  /** Stores the clean values and says how it ended. */
  onSave: (values: Values) => Promise<SaveOutcome>
  onCancel: () => void
  /** Hears every change: the values as typed, and whether they differ from the start. */
  onEdit?: (values: Blank<Values>, dirty: boolean) => void
  /** Hears whether the last attempt to save was refused and mistakes are left, for the page's title. */
  onRefused?: ((refused: boolean) => void) | undefined
  /** A quiet remark in the save bar, such as when the draft was kept. */
  note?: ReactNode
  children: ReactNode
}

/** What the form of one entity takes: everything of `EntityForm` but the entity and the fields themselves. */
export type FormProps<E extends AnyEntity> = Omit<
  EntityFormProps<ValuesOf<E>>,
  'entity' | 'children'
>

/** Whether a form with these props makes a record or changes one. */
export function modeOf({ mode, initial }: { mode?: 'create' | 'edit'; initial?: object }) {
  return mode ?? (initial ? 'edit' : 'create')
}

/** The form of one record: its fields, a summary of what is refused, and a bar to save or leave. */
export function EntityForm<Values extends object>(props: EntityFormProps<Values>) {
  const { entity, note, children } = props
  const isNew = modeOf(props) === 'create'
  const { schema, empty } = (isNew && entity.create) || entity

  async function handleSubmit(values: Values, form: SubmittedForm) {
    const outcome = await props.onSave(values)
    await untilPressEnds()
    form.setOutcome(outcome)
    if (outcome.status === 'refused') form.refuse(outcome.errors)
    if (outcome.status === 'saved') form.reset(values)
  }

  return (
    <Root>
      <SchemaForm
        schema={schema}
        initial={props.initial ?? empty}
        label={entity.labels.one}
        onSubmit={handleSubmit}
        onRefused={props.onRefused}
      >
        <EditWatcher<Blank<Values>> onEdit={props.onEdit} />
        <Body>
          <SchemaErrorSummary />
          <DraftBanner draft={props.draft} />
          <OutcomeBanner />
          {children}
        </Body>
        <SaveBar
          adds={isNew ? entity.labels.one : undefined}
          note={note}
          onCancel={props.onCancel}
        />
      </SchemaForm>
    </Root>
  )
}

/** Its rows of fields and its save bar look at the room that the form has. */
const Root = styled(Card)`
  container-type: inline-size;
`

const Body = styled.div`
  display: grid;
  gap: ${space.s5};
  padding: ${space.s6};

  @container (max-width: ${breakpoint.column}) {
    padding: ${space.s4};
  }
`
