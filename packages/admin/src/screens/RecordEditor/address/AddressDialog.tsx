import { refuseSlug, type RecordAddress } from '@staff/contract'
import { pagePath, slugOf, type AnyEntity } from '@staff/entity'
import { Dialog, space, TextInput } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { changeAddress, refusalOfSlug } from '../../../data/live/recordAddress'
import { SubmitButtons } from '../../../shared/dialogs/SubmitButtons'
import { notify, notifyUndoable } from '../../../shared/notify'
import { AddressNotes } from './AddressNotes'

export interface AddressDialogProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  address: RecordAddress
  onClose: () => void
}

/** Asks for another address of a record on the public site. */
export default function AddressDialog({ entity, id, address, onClose }: AddressDialogProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const current = address.slug ?? ''
  const start = current || address.suggested
  const [typed, setTyped] = useState(start)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const slug = slugOf(typed)

  function refuse(message: string) {
    setError(message)
    input.current?.focus()
  }

  async function handleBlur() {
    if (slug === '' || slug === current || address.earlier.includes(slug)) return
    setTyped(slug)
    const refusal = await refusalOfSlug(entity, slug)
    // Not for what was typed meanwhile. Without a refusal, a message that has come since stays: the change may have failed.
    if (refusal && input.current?.value === slug) setError(refusal)
  }

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    if (slug === '') return refuse('Address is required: use letters from a to z or digits')
    const wrong = refuseSlug(slug)
    if (wrong) return refuse(wrong)
    if (slug === current) return onClose()
    setTyped(slug)
    setBusy(true)
    const outcome = await changeAddress(client, entity, id, slug)
    setBusy(false)
    if (outcome.status === 'failed') return refuse(outcome.message)
    onClose()
    const message = `The address is ${pagePath(entity, slug)}.`
    if (current) notifyUndoable(message, () => void undo())
    else notify('success', message)
  }

  async function undo() {
    const outcome = await changeAddress(client, entity, id, current)
    if (outcome.status === 'changed') notify('success', 'The address is as before.')
    else notify('error', `The address was not undone. ${outcome.message}`)
  }

  return (
    <Dialog
      isOpen
      closesOutside={false}
      title="Change address"
      onClose={() => !isBusy && onClose()}
    >
      <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextInput
          ref={input}
          label="Address"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog asks for nothing else.
          autoFocus
          onFocus={({ target }) => typed === start && target.select()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={
            slug
              ? `The page is ${pagePath(entity, slug)}`
              : 'Letters from a to z, digits and hyphens'
          }
          error={error}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
          onBlur={() => void handleBlur()}
        />
        <AddressNotes entity={entity} id={id} address={address} />
        <SubmitButtons submit="Change address" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`
