import { CancelButton, Dialog, ProgressBar, space } from '@staff/ui'
import { styled } from 'styled-components'

interface BulkProgressProps {
  title: string
  /** The share that is done, from 0 to 1. */
  share: number
  /** Whether it was cancelled, and only waits for the current block. */
  isEnding: boolean
  onCancel: () => void
}

/** The progress of an action. Escape and the cross cancel it, too. */
export function BulkProgress({ title, share, isEnding, onCancel }: BulkProgressProps) {
  const percent = `${Math.floor(share * 100)} %`
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onCancel}
      footer={
        <CancelButton aria-disabled={isEnding} onClick={onCancel}>
          Cancel
        </CancelButton>
      }
    >
      <Rows>
        <ProgressBar label={title} value={share} />
        <output>{isEnding ? 'Cancelling…' : `${percent} done`}</output>
      </Rows>
    </Dialog>
  )
}

const Rows = styled.div`
  display: grid;
  gap: ${space.s2};
`
