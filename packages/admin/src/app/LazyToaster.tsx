import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { lazyComponent } from './lazyComponent'
import { toaster } from '../shared/notify'

const Toaster = lazyComponent(async () => (await import('@staff/ui/Toaster')).Toaster)

/** How long a live region has to be on the page before screen readers hear of changes in it, with some room. */
const NOTICED_MS = 150

/** Loads the toaster once toasts are to be expected, so that the login screen stays light. */
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
    }, NOTICED_MS)
    return () => {
      clearTimeout(timer)
      toaster.isReady = false
    }
  }, [])
  return null
}
