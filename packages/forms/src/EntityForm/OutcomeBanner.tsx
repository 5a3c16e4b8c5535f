import { Banner, Button } from '@staff/ui'
import { useSubmitStatus } from '../SchemaForm/formState'
import { ConflictBanner } from './ConflictBanner'

export interface OutcomeBannerProps {
  /** Whether the form undoes a save. */
  isUndo: boolean
  /** Called when the person has decided about the version of somebody else. */
  onDecided: ((current: object) => void) | undefined
}

/** Shows why a save failed and what to do next. The form keeps its values. */
export function OutcomeBanner({ isUndo, onDecided }: OutcomeBannerProps) {
  const { outcome } = useSubmitStatus()
  if (outcome?.status === 'failed') {
    return (
      <Banner tone="danger" title={outcome.message}>
        {outcome.code === 'notAllowed'
          ? 'Nothing was stored. What you typed is still here. An administrator can change what your role allows.'
          : 'Nothing was stored. What you typed is still here: try again in a moment.'}
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
  return <ConflictBanner conflict={outcome} isUndo={isUndo} onDecided={onDecided} />
}
