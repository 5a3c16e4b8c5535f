import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { lazyPart } from './lazyPart'
import { toaster } from '../shared/notify'

const Toaster = lazyPart(async () => (await import('@staff/ui/Toaster')).Toaster)

/** How long a live region has to be on the page before screen readers hear of changes in it, with some room. */
const NOTICED_MS = 150

/** Loads the toaster once toasts are to be expected, so that the login screen stays light. */
export function ToasterOnDemand() {
  const { isWanted } = useSnapshot(toaster)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster />
      <ToasterIsThere />
    </Suspense>
  )
}

function ToasterIsThere() {
  useEffect(() => {
    const timer = setTimeout(() => {
      toaster.isThere = true
    }, NOTICED_MS)
    return () => {
      clearTimeout(timer)
      toaster.isThere = false
    }
  }, [])
  return null
}
