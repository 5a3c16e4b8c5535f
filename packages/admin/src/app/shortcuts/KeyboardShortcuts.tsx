import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { useContent } from '../../shared/admin'
import { auth } from '../../stores/session/auth'
import type { Country } from '../../stores/preferences/region'
import { shortcuts } from '../../stores/shortcuts'
import { lazyComponent } from '../lazyComponent'
import { listenForShortcuts } from './listenForShortcuts'
import { destinationsFor } from './destinations'

export interface KeyboardShortcutsProps {
  country: Country
}

const ShortcutsDialog = lazyComponent(
  async () => (await import('./ShortcutsDialog')).ShortcutsDialog,
)

/** Handles keyboard shortcuts, and shows the list of shortcuts. */
export function KeyboardShortcuts({ country }: KeyboardShortcutsProps) {
  const { isShown } = useSnapshot(shortcuts)
  const { roleTypeId } = useSnapshot(auth)
  const { areas } = useContent()
  const navigate = useNavigate()

  useEffect(
    () =>
      listenForShortcuts((letter) => {
        const destination = destinationsFor(areas, roleTypeId, country).find(
          (each) => each.letter === letter,
        )
        if (destination) void navigate(destination.path)
        return destination !== undefined
      }),
    [areas, country, navigate, roleTypeId],
  )

  return (
    <Suspense>
      {isShown && <ShortcutsDialog destinations={destinationsFor(areas, roleTypeId, country)} />}
    </Suspense>
  )
}
