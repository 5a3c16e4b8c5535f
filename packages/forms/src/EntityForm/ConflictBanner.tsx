import { Banner, Button, space } from '@staff/ui'
import { useFormikContext } from 'formik'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'

import { fieldsInConflict, fieldValue } from '@staff/entity'
import { useSchemaContext, type SaveConflict } from '../SchemaForm/formState'
import { changeSentences, SAVE_AGAIN, saveConflict, undoConflict } from './conflictWords'

const MergeDialog = lazy(() => import('./merge/MergeDialog'))

export interface ConflictBannerProps {
  /** What somebody else has saved. */
  conflict: SaveConflict
  /** Whether the form undoes a save. */
  isUndo: boolean
  /** Called with their version when the person has decided about it: from then on the form starts from it. */
  onDecided: ((current: object) => void) | undefined
}

/**
 * Opens the comparison of the fields that both sides have changed. While it is closed, a banner says what is not saved, and offers to
 * compare again, or to take their version.
 */
export function ConflictBanner({ conflict, isUndo, onDecided }: ConflictBannerProps) {
  const { current, changes = {} } = conflict
  const { initialValues, values, resetForm, setValues } = useFormikContext<object>()
  const { fields, clean, submit } = useSchemaContext()
  const [now] = useState(() => new Date())
  // Each save that meets another version asks again.
  const [closed, setClosed] = useState<SaveConflict>()
  const words = isUndo ? undoConflict : saveConflict
  const mine = differing(clean(values), initialValues)
  const names = fieldsInConflict(initialValues, current, mine)
  const named = names.map((name) => ({ name, label: fields[name]?.label ?? name }))
  const theirs = Object.fromEntries(
    // Only the form's own fields: the record also has an id and metadata.
    Object.entries({ ...values, ...current }).filter(([name]) => name in values),
  )

  function startFromTheirs() {
    onDecided?.(current)
    resetForm({ values: theirs })
  }

  function handleMerge(chosen: object) {
    startFromTheirs()
    void setValues({ ...theirs, ...mine, ...chosen }, false)
    submit()
  }

  return (
    <>
      <Banner
        tone="warn"
        title={words.title}
        action={
          <Actions>
            {names.length > 0 && (
              <Button size="s" onClick={() => setClosed(undefined)}>
                Compare…
              </Button>
            )}
            <Button size="s" onClick={startFromTheirs}>
              Show their version
            </Button>
          </Actions>
        }
      >
        {names.length > 0 ? `${changeSentences(named, changes, now)} ${words.advice}` : SAVE_AGAIN}
      </Banner>
      {closed !== conflict && names.length > 0 && (
        <Suspense>
          <MergeDialog
            key={String(fieldValue(current, 'version'))}
            fields={named}
            before={initialValues}
            theirs={current}
            mine={mine}
            changes={changes}
            now={now}
            words={words}
            onMerge={handleMerge}
            onClose={() => setClosed(conflict)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The values that differ from others. */
function differing(values: object, others: object): object {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(fieldValue(others, name)),
    ),
  )
}

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`
