import { releaseFields, type NewReleaseItem, type ReleaseAction } from '@staff/contract'
import { validate } from '@staff/entity'
import { Banner, Dialog, SegmentedControl, Select, space, Spinner, TextInput } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { createIdempotencyKeys } from '../../../data/http/idempotencyKeys'
import { addToRelease, createRelease, type SeenRelease } from '../../../data/releases/changeRelease'
import { releaseQueries } from '../../../data/releases/releaseQueries'
import { SubmitButtons } from '../../../shared/dialogs/SubmitButtons'
import { useFocusOnRefusal } from '../../../shared/dialogs/useFocusOnRefusal'
import { recordsText } from '../releaseTexts'

/** A release to which records were added. */
export interface ChosenRelease extends SeenRelease {
  name: string
}

export interface AddToReleaseDialogProps {
  /** How many records are added. */
  count: number
  /**
   * Whether the records can be taken from the site, too.
   * @default false
   */
  canUnpublish?: boolean
  /** Gives the records in the version to add. Resolves to undefined if there are none, because they could not be saved: the dialog closes. */
  itemsFor: (action: ReleaseAction) => Promise<readonly NewReleaseItem[] | undefined>
  /** Called when the records are added. */
  onDone: (release: ChosenRelease) => void
  onClose: () => void
}

/** The value of the choice that makes a release. */
const NEW = ''

/** Asks which release records are added to, an open one or a new one. The dialog stays open with the message of a failure. */
export default function AddToReleaseDialog(props: AddToReleaseDialogProps) {
  const { count, onClose } = props
  const { data, isPending } = useQuery(releaseQueries.list())
  const open = data?.filter(({ state }) => state === 'Open') ?? []
  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={count === 1 ? 'Add to a release' : `Add ${recordsText(count)} to a release`}
      onClose={onClose}
    >
      {isPending ? <Spinner label="Loading…" /> : <AddForm {...props} open={open} />}
    </Dialog>
  )
}

interface AddFormProps extends AddToReleaseDialogProps {
  /** The open releases. */
  open: readonly ChosenRelease[]
}

function AddForm({ open, canUnpublish = false, itemsFor, onDone, onClose }: AddFormProps) {
  const client = useQueryClient()
  const [keys] = useState(createIdempotencyKeys)
  const [chosen, setChosen] = useState(open[0]?.id ?? NEW)
  const [name, setName] = useState('')
  const [action, setAction] = useState<ReleaseAction>('publish')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const form = useFocusOnRefusal(attempts)
  const isNew = chosen === NEW

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    setAttempts(attempts + 1)
    const typed = validate(releaseFields, { name })
    if (isNew && typed.errors) return setError(typed.errors['name'])
    setBusy(true)
    await add(typed.values?.name ?? '')
    setBusy(false)
  }

  async function add(newName: string) {
    const items = await itemsFor(action)
    if (!items) return
    const made = isNew ? await createRelease(client, newName, keys) : undefined
    if (made?.status === 'failed') return setFailure(made.message)
    const id = made?.release.id ?? chosen
    // A second attempt adds to the release that was made.
    if (made) setChosen(id)
    const outcome = await addToRelease(client, id, items)
    if (outcome.status === 'failed') return setFailure(outcome.message)
    onDone(outcome.release)
  }

  return (
    <Form ref={form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p>The records of a release go out together, now or at a time: all of them or none.</p>
      {canUnpublish && (
        <div>
          <SegmentedControl
            label="What happens"
            value={action}
            options={[
              { value: 'publish', label: 'Publish' },
              { value: 'unpublish', label: 'Unpublish' },
            ]}
            onChange={setAction}
          />
        </div>
      )}
      {open.length > 0 && (
        <Select
          label="Release"
          value={chosen}
          options={[
            ...open.map(({ id, name: label }) => ({ value: id, label })),
            { value: NEW, label: 'A new release' },
          ]}
          onChange={setChosen}
        />
      )}
      {isNew && (
        <TextInput
          label={open.length > 0 ? 'Name' : 'Name of the new release'}
          required
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
      )}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <SubmitButtons submit="Add to release" isBusy={isBusy} onCancel={onClose} />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`
