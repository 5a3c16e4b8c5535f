import { releaseFields, type Release } from '@staff/contract'
import { validate } from '@staff/entity'
import { Banner, Dialog, space, TextInput } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { createIdempotencyKeys } from '../../data/http/idempotencyKeys'
import { createRelease, renameRelease } from '../../data/releases/changeRelease'
import { SubmitButtons } from '../../shared/dialogs/SubmitButtons'

export interface NameDialogProps {
  /** The release to rename; without it, one is made. */
  release?: Pick<Release, 'id' | 'name'>
  /** Called with the release once it is stored. */
  onDone: (release: Release) => void
  onClose: () => void
}

/** Asks for the name of a release, and makes or renames it. The dialog stays open with the message of a failure. */
export default function NameDialog({ release, onDone, onClose }: NameDialogProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [keys] = useState(createIdempotencyKeys)
  const [name, setName] = useState(release?.name ?? '')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  // It runs after the dialog has taken the focus.
  useEffect(() => input.current?.focus(), [])

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const { values, errors } = validate(releaseFields, { name })
    if (errors) return refuse(errors['name'])
    setBusy(true)
    const outcome = release
      ? await renameRelease(client, release.id, values.name)
      : await createRelease(client, values.name, keys)
    setBusy(false)
    if (outcome.status === 'done') {
      onClose()
      onDone(outcome.release)
    } else if (outcome.field === undefined) setFailure(outcome.message)
    else refuse(outcome.field)
  }

  function refuse(message: string | undefined) {
    setError(message)
    input.current?.focus()
  }

  return (
    <Dialog
      isOpen
      title={release ? 'Rename this release' : 'Create a release'}
      closesOutside={name === (release?.name ?? '')}
      onClose={onClose}
    >
      <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <TextInput
          ref={input}
          label="Name"
          required
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
        <SubmitButtons
          submit={release ? 'Rename' : 'Create release'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`
