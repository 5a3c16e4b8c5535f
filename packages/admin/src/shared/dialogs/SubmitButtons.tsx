import { Button, CancelButton, space } from '@staff/ui'
import { styled } from 'styled-components'

export interface SubmitButtonsProps {
  /** The label of the button that submits the form. */
  submit: string
  /**
   * Whether a submission is in progress.
   * @default false
   */
  isBusy?: boolean
  onCancel: () => void
}

/** The buttons at the end of a form in a dialog. */
export function SubmitButtons({ submit, isBusy = false, onCancel }: SubmitButtonsProps) {
  return (
    <Root>
      <CancelButton onClick={onCancel}>Cancel</CancelButton>
      <Button type="submit" variant="primary" busy={isBusy}>
        {submit}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  justify-content: flex-end;
`
