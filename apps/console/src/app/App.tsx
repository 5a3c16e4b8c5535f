import { ThemeRoot } from '@staff/ui'
import type { ReactNode } from 'react'

import { Announcer } from './Announcer'
import { ToasterOnDemand } from './ToasterOnDemand'

export interface AppProps {
  /** The router, or a story's screen. */
  children: ReactNode
}

/** What surrounds every screen: the look and the toasts. */
export function App({ children }: AppProps) {
  return (
    <ThemeRoot>
      {children}
      <Announcer />
      <ToasterOnDemand />
    </ThemeRoot>
  )
}
