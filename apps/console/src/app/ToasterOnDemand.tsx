import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'

import { toaster } from './notify'

const Toaster = lazy(() =>
  import('@staff/ui/Toaster').then((module) => ({ default: module.Toaster })),
)

/** Loads the toaster with the first toast, so that the login screen stays light. */
export function ToasterOnDemand() {
  const { isWanted } = useSnapshot(toaster)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
