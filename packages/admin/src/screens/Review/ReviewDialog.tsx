import { validate, type FormSchema } from '@staff/entity'
import { Banner, Dialog, space, TextArea } from '@staff/ui'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import type { ReviewOutcome } from '../../data/review/reviewRecord'
import { SubmitButtons } from '../../shared/dialogs/SubmitButtons'

export interface ReviewDialogProps {
  title: string
  /** What happens, in a sentence or two. */
  children: ReactNode
  label: string
  /** Whether something has to be written. */
  isRequired: boolean
  /** Checks what was typed. Its only field has the name `field`. */
  schema: FormSchema<object>
  field: string
  button: string
  /** Sends what was typed. The dialog stays open with the message of a failure. */
  onSend: (text: string) => Promise<ReviewOutcome>
  onClose: () => void
}

/** Asks for a text about a version that waits to be published. */
export default function ReviewDialog({
  title,
  children,
  label,
  button,
  ...props
}: ReviewDialogProps) {
  const { isRequired, schema, field, onSend, onClose } = props
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  // It runs after the dialog has taken the focus.
  useEffect(() => input.current?.focus(), [])

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const { errors } = validate(schema, { [field]: text })
    if (errors) return refuse(Object.values(errors)[0])
    setBusy(true)
    const outcome = await onSend(text.trim())
    setBusy(false)
    if (outcome.status === 'done') return
    if (outcome.field === undefined) setFailure(outcome.message)
    else refuse(outcome.field)
  }

  function refuse(message: string | undefined) {
    setError(message)
    input.current?.focus()
  }

  return (
    <Dialog isOpen title={title} closesOutside={text === ''} onClose={onClose}>
      <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <p>{children}</p>
        <TextArea
          ref={input}
          label={label}
          required={isRequired}
          rows={4}
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
        <SubmitButtons submit={button} isBusy={isBusy} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`
