import { Button } from '@staff/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { QuestionDialog, type QuestionDialogProps } from '../../ConfirmPassword/QuestionDialog'
import { notify } from '../../../shared/notify'
import type { GivenAccess } from './userAccess'

export interface GiveAccessDialogProps<Given> extends Pick<QuestionDialogProps, 'button'> {
  /** The title while it asks, and then. */
  question: string
  title: string
  /** What follows from it. */
  explanation: ReactNode
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
  const [given, setGiven] = useState<Given>()

  async function handleGive() {
    const outcome = await props.give()
    if (outcome.status === 'given') {
      setGiven(outcome.given)
      props.onGiven()
    } else {
      onClose()
      notify('error', outcome.message)
    }
  }

  return (
    <QuestionDialog
      title={props.question}
      button={button}
      onConfirm={handleGive}
      onClose={onClose}
      after={
        given === undefined
          ? undefined
          : {
              title: props.title,
              content: props.shown(given),
              footer: <Done onClick={onClose} />,
              onClose,
            }
      }
    >
      {props.explanation}
    </QuestionDialog>
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
