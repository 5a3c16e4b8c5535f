import { Button, CancelButton, Dialog } from '@staff/ui'
import type { ReactElement, ReactNode } from 'react'

export interface FormDialogProps {
  title: string
  /** The id of the form in the dialog. */
  formId: string
  /** The label of the button that submits the form. */
  submit: string
  icon: ReactElement
  /** Whether a submission is in progress. The dialog stays open meanwhile. */
  isBusy: boolean
  /**
   * Whether the form can be submitted.
   * @default true
   */
  isReady?: boolean
  onClose: () => void
  /** The form, or what is shown while it loads. */
  children: ReactNode
}

/** A dialog with a form whose buttons stay in sight. A press outside does not close it, because something may be typed. */
export function FormDialog({ title, formId, submit, icon, isBusy, ...props }: FormDialogProps) {
  const { isReady = true, onClose, children } = props
  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={title}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <CancelButton onClick={onClose} aria-disabled={isBusy} />
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={isBusy}
            icon={icon}
            aria-disabled={!isReady}
          >
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
