import { Suspense, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { useContent } from '../../shared/admin'
import { useRegion } from '../../shared/regions/useRegion'
import { shortcuts } from '../../stores/shortcuts'
import { lazyComponent } from '../../shared/lazyComponent'
import { listenForShortcuts } from './listenForShortcuts'
import { destinationsFor } from './destinations'
import { useReader } from '../../shared/useReader'

const ShortcutsDialog = lazyComponent(
  async () => (await import('./ShortcutsDialog')).ShortcutsDialog,
)

/** Handles keyboard shortcuts, and shows the list of shortcuts. */
export function KeyboardShortcuts() {
  const region = useRegion()
  const { isShown } = useSnapshot(shortcuts)
  const reader = useReader()
  const { areas } = useContent()
  const navigate = useNavigate()

  // The keys must work when the screen is painted; effects run later.
  useLayoutEffect(
    () =>
      listenForShortcuts((letter) => {
        const destination = destinationsFor(areas, reader, region).find(
          (each) => each.letter === letter,
        )
        if (destination) void navigate(destination.path)
        return destination !== undefined
      }),
    [areas, region, navigate, reader],
  )

  return (
    <Suspense>
      {isShown && <ShortcutsDialog destinations={destinationsFor(areas, reader, region)} />}
    </Suspense>
  )
}
