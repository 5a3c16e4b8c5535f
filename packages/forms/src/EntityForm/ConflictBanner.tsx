import { Banner, Button, space } from '@staff/ui'
import { useFormikContext } from 'formik'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'

import { fieldsInConflict } from '../entity/fieldsInConflict'
import { saveConflict, undoConflict } from './conflictWords'

const MergeDialog = lazy(() => import('./merge/MergeDialog'))

export interface ConflictBannerProps {
  /** The record that somebody else has saved. */
  current: object
  message: string
  /** Whether the form undoes a save. The comparison is open then. */
  isUndo: boolean
}

/** Says that somebody else has saved the record meanwhile, and offers to compare, or to take their version. */
export function ConflictBanner({ current, message, isUndo }: ConflictBannerProps) {
  const { initialValues, values, resetForm, setValues, submitForm } = useFormikContext<object>()
  const [isComparing, setIsComparing] = useState(isUndo)
  const words = isUndo ? undoConflict : saveConflict
  const mine = Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(initialValues, name)),
    ),
  )
  const names = fieldsInConflict(initialValues, current, mine)

  async function handleMerge(chosen: object) {
    setIsComparing(false)
    await setValues({ ...values, ...chosen })
    await submitForm()
  }

  function handleTakeTheirs() {
    // Only the form's own fields: the record also has an id and metadata.
    const theirs = Object.fromEntries(
      Object.entries({ ...values, ...current }).filter(([name]) => name in values),
    )
    resetForm({ values: theirs })
  }

  return (
    <>
      <Banner
        tone="warn"
        title={message}
        action={
          <Actions>
            {names.length > 0 && (
              <Button size="s" onClick={() => setIsComparing(true)}>
                Compare…
              </Button>
            )}
            <Button size="s" onClick={handleTakeTheirs}>
              Show their version
            </Button>
          </Actions>
        }
      >
        {words.advice}
      </Banner>
      {isComparing && names.length > 0 && (
        <Suspense>
          <MergeDialog
            names={names}
            before={initialValues}
            theirs={current}
            mine={values}
            words={words}
            onMerge={(chosen) => void handleMerge(chosen)}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`
