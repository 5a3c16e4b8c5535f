import { Button, CancelButton, Dialog } from '@staff/ui'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'

import { ConfirmPasswordStep, useConfirmationStep } from '../../ConfirmPassword/ConfirmPasswordStep'
import { notify } from '../../../shared/notify'
import type { GivenAccess } from './userAccess'

export interface GiveAccessDialogProps<Given> {
  /** The title while it asks, and then. */
  question: string
  title: string
  /** What follows from it. */
  explanation: ReactNode
  /** The button that gives it. */
  button: { label: string; variant: 'primary' | 'danger' }
  give: () => Promise<GivenAccess<Given>>
  /** Shows what was given, which only its response has. */
  shown: (given: Given) => ReactNode
  onClose: () => void
  /** Called when it is given. */
  onGiven: () => void
}

/** Asks before somebody gets access, asks for one's own password where needed, and shows once what was given. */
export function GiveAccessDialog<Given>(props: GiveAccessDialogProps<Given>) {
  const { button, onClose } = props
  const [isBusy, setIsBusy] = useState(false)
  const [given, setGiven] = useState<Given>()
  const asksPassword = useConfirmationStep()

  async function handleGive() {
    setIsBusy(true)
    const outcome = await props.give()
    setIsBusy(false)
    if (outcome.status === 'given') {
      setGiven(outcome.given)
      props.onGiven()
    } else {
      onClose()
      notify('error', outcome.message)
    }
  }

  const isGiven = given !== undefined
  const isAsking = !isGiven && !asksPassword
  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={isGiven ? props.title : props.question}
      onClose={isBusy && !asksPassword ? () => undefined : onClose}
      footer={
        <>
          {isAsking && (
            <FocusedCancel aria-disabled={isBusy} onClick={isBusy ? undefined : onClose} />
          )}
          {isAsking && (
            <Button variant={button.variant} busy={isBusy} onClick={() => void handleGive()}>
              {button.label}
            </Button>
          )}
          {isGiven && <Done onClick={onClose} />}
        </>
      }
    >
      {isAsking && <p>{props.explanation}</p>}
      {asksPassword && <ConfirmPasswordStep />}
      {isGiven && props.shown(given)}
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

/** Takes the focus, because the button of the step before is gone. */
function Done({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} variant="primary" onClick={onClick}>
      Done
    </Button>
  )
}
