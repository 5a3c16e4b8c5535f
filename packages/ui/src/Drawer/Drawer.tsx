import type { ReactNode } from 'react'

import { onDemand } from '../onDemand/onDemand'

export interface DrawerProps {
  /** Whether the drawer is open. */
  isOpen: boolean
  /** Called by Escape, the cross and a tap outside the drawer. */
  onClose: () => void
  /** The accessible name of the drawer. */
  label: string
  /** The content below the cross. */
  children: ReactNode
}

const [Panel, load] = onDemand<DrawerProps>(async () => (await import('./DrawerPanel')).DrawerPanel)

/** A sheet at the inline start: the navigation of a narrow screen. */
export function Drawer(props: DrawerProps) {
  return <Panel {...props} />
}

/** Loads the code of a `Drawer` before it opens. */
export const loadDrawer = load
