import { CancelButton, ProgressBar, space } from '@staff/ui'
import { styled } from 'styled-components'

import { TakesFocus } from './TakesFocus'

interface WorkingProps {
  title: string
  /** The share that is done, from 0 to 1. */
  share: number
  onCancel: () => void
}

/** The progress of a step, which can be cancelled until all rows are done. */
export function Working({ title, share, onCancel }: WorkingProps) {
  return (
    <Rows>
      <TakesFocus>
        <h2>{title}</h2>
      </TakesFocus>
      <ProgressBar label={title} value={share} />
      <output>{`${Math.floor(share * 100)} % done`}</output>
      <div>
        <CancelButton aria-disabled={share >= 1} onClick={() => share < 1 && onCancel()}>
          Cancel
        </CancelButton>
      </div>
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  gap: ${space.s3};
  max-inline-size: 30rem;
`
