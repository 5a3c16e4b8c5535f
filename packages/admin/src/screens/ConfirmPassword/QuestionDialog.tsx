import { Button, CancelButton, Dialog } from '@staff/ui'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'

import { ConfirmPasswordStep, useConfirmationStep } from './ConfirmPasswordStep'

export interface QuestionDialogProps {
  /** The question, with the name of its subject. */
  title: string
  /** What follows from it. */
  children: ReactNode
  /** The button that does it. */
  button: { label: string; variant: 'primary' | 'danger' }
  /** Does it. The dialog cannot be closed meanwhile. */
  onConfirm: () => Promise<void>
  onClose: () => void
  /**
   * What the dialog shows when it is done.
   * @default nothing: `onConfirm` closes the dialog
   */
  after?: { title: string; content: ReactNode; footer?: ReactNode; onClose: () => void } | undefined
}

/** Asks before something happens, asks for one's own password where needed, and shows what came of it. */
export function QuestionDialog({ button, after, onClose, ...props }: QuestionDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const asksPassword = useConfirmationStep()

  async function handleConfirm() {
    setIsBusy(true)
    await props.onConfirm()
    setIsBusy(false)
  }

  const isAsking = !after && !asksPassword
  const close = isBusy && !asksPassword ? () => undefined : onClose
  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={after?.title ?? props.title}
      onClose={after?.onClose ?? close}
      footer={
        isAsking ? (
          <>
            <FocusedCancel aria-disabled={isBusy} onClick={isBusy ? undefined : onClose} />
            <Button variant={button.variant} busy={isBusy} onClick={() => void handleConfirm()}>
              {button.label}
            </Button>
          </>
        ) : (
          after?.footer
        )
      }
    >
      {isAsking && <p>{props.children}</p>}
      {asksPassword && <ConfirmPasswordStep />}
      {after?.content}
    </Dialog>
  )
}

/** The safe answer has the first focus. */
function FocusedCancel(props: ComponentProps<typeof CancelButton>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <CancelButton {...props} ref={button}>
      Cancel
    </CancelButton>
  )
}
