import { releaseFields, type Release } from '@staff/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { createIdempotencyKeys } from '../../data/http/idempotencyKeys'
import { createRelease, renameRelease } from '../../data/releases/changeRelease'
import { TextDialog } from '../../shared/dialogs/TextDialog'

export interface NameDialogProps {
  /** The release to rename; without it, one is made. */
  release?: Pick<Release, 'id' | 'name'>
  /** Called with the release once it is stored. */
  onDone: (release: Release) => void
  onClose: () => void
}

/** Asks for the name of a release, and makes or renames it. */
export default function NameDialog({ release, onDone, onClose }: NameDialogProps) {
  const client = useQueryClient()
  const [keys] = useState(createIdempotencyKeys)

  async function handleSend(name: string) {
    const outcome = release
      ? await renameRelease(client, release.id, name)
      : await createRelease(client, name, keys)
    if (outcome.status === 'done') {
      onClose()
      onDone(outcome.release)
    }
    return outcome
  }

  return (
    <TextDialog
      title={release ? 'Rename this release' : 'Create a release'}
      label="Name"
      isRequired
      initial={release?.name}
      schema={releaseFields}
      field="name"
      button={release ? 'Rename' : 'Create release'}
      onSend={handleSend}
      onClose={onClose}
    />
  )
}
