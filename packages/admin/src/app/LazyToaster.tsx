import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { lazyComponent } from '../shared/lazyComponent'
import { toaster } from '../shared/notify'

const Toaster = lazyComponent(async () => (await import('@staff/ui/Toaster')).Toaster)

/** How long a live region must be on the page before screen readers announce changes in it, with a margin. */
const LIVE_REGION_DELAY_MS = 150

/** Loads the toaster when it is needed, which keeps the login screen small. */
export function LazyToaster() {
  const { isNeeded } = useSnapshot(toaster)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toaster />
      <ToasterReady />
    </Suspense>
  )
}

function ToasterReady() {
  useEffect(() => {
    const timer = setTimeout(() => {
      toaster.isReady = true
    }, LIVE_REGION_DELAY_MS)
    return () => {
      clearTimeout(timer)
      toaster.isReady = false
    }
  }, [])
  return null
}
