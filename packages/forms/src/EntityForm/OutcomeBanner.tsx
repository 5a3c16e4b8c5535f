import { Banner, Button } from '@staff/ui'
import { useFormikContext } from 'formik'

import { useSubmitStatus } from '../SchemaForm/formState'

/** Shows why a save failed and what to do next. The form keeps its values. */
export function OutcomeBanner() {
  const { outcome } = useSubmitStatus()
  const { resetForm, values } = useFormikContext<object>()
  if (outcome?.status === 'failed') {
    return (
      <Banner tone="danger" title={outcome.message}>
        Nothing was stored. What you typed is still here: try again in a moment.
      </Banner>
    )
  }
  if (outcome?.status === 'unknown') {
    return (
      <Banner
        tone="warn"
        title={outcome.message}
        action={
          <Button size="s" type="submit">
            Try again
          </Button>
        }
      >
        It is not known whether your changes were stored. What you typed is still here. Try again:
        nothing is stored twice.
      </Banner>
    )
  }
  if (outcome?.status !== 'conflict') return null

  function handleTakeTheirs(current: object) {
    // Only the form's own fields: the record also has an id and metadata.
    const theirs = Object.fromEntries(
      Object.entries({ ...values, ...current }).filter(([name]) => name in values),
    )
    resetForm({ values: theirs })
  }

  return (
    <Banner
      tone="warn"
      title={outcome.message}
      action={
        <Button size="s" onClick={() => handleTakeTheirs(outcome.current)}>
          Show their version
        </Button>
      }
    >
      What you typed is still here. Save again to put your changes on top of theirs, or show their
      version and let yours go.
    </Banner>
  )
}
