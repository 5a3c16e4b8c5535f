import { validate, type FormSchema } from '@staff/entity'
import { Banner, Dialog, space, TextArea, TextInput } from '@staff/ui'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { SubmitButtons } from './SubmitButtons'

/** What became of a text that was sent; `field` is set if the message is about what was typed. */
export type TextOutcome =
  { status: 'done' } | { status: 'failed'; message: string; field?: string | undefined }

export interface TextDialogProps {
  title: string
  /** What happens, in a sentence or two. */
  children?: ReactNode
  label: string
  /** Whether something has to be written. */
  isRequired: boolean
  /**
   * How many lines the input shows.
   * @default one, and no more can be typed
   */
  rows?: number
  /**
   * What is typed at first.
   * @default ''
   */
  initial?: string | undefined
  /** Checks what was typed. Its only field has the name `field`. */
  schema: FormSchema<object>
  field: string
  button: string
  /**
   * Shown in place of the form while it waits, such as a question of its own. What is typed stays.
   * @default nothing
   */
  instead?: ReactNode
  /** Sends what was typed. The dialog stays open with the message of a failure. */
  onSend: (text: string) => Promise<TextOutcome>
  onClose: () => void
}

/** Asks for one text. */
export function TextDialog({ title, children, button, rows, instead, ...props }: TextDialogProps) {
  const { label, isRequired, initial = '', schema, field, onSend, onClose } = props
  const line = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const focus = () => (area.current ?? line.current)?.focus()

  // It runs after the dialog has taken the focus.
  useEffect(focus, [])

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
    focus()
  }

  function handleChange(typed: string) {
    setText(typed)
    setError(undefined)
  }

  if (instead)
    return (
      <Dialog isOpen title={title} closesOutside={false} onClose={onClose}>
        {instead}
      </Dialog>
    )
  const input = { label, required: isRequired, value: text, error }
  return (
    <Dialog isOpen title={title} closesOutside={text === initial} onClose={onClose}>
      <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
        {children && <p>{children}</p>}
        {rows === undefined ? (
          <TextInput {...input} ref={line} onChange={({ target }) => handleChange(target.value)} />
        ) : (
          <TextArea
            {...input}
            ref={area}
            rows={rows}
            onChange={({ target }) => handleChange(target.value)}
          />
        )}
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
