import { ThemeRoot } from '@staff/ui'
import type { ReactNode } from 'react'

import { AdminContext, type Admin } from '../shared/admin'
import { Announcer } from './Announcer'
import { LazyToaster } from './LazyToaster'

export interface AppProps {
  admin: Admin
  /** The router, or a story's screen. */
  children: ReactNode
}

/** Wraps every screen with the theme, the live region and the toasts. */
export function App({ admin, children }: AppProps) {
  return (
    <AdminContext value={admin}>
      <ThemeRoot>
        {children}
        <Announcer />
        <LazyToaster />
      </ThemeRoot>
    </AdminContext>
  )
}
