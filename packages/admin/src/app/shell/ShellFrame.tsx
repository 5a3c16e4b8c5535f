import type { ReactNode } from 'react'

import { NavigationDrawer } from './navigation/NavigationDrawer'
import { SideNavigation } from './navigation/SideNavigation'
import { Frame, ShellContainer, Side, Top } from './shellLayout'

export interface ShellFrameProps {
  /**
   * What stands in the top bar after the button of the navigation.
   * @default nothing
   */
  bar?: ReactNode
  /** The main part, which has the screen. */
  children: ReactNode
}

/** The places of every screen behind the login: navigation, top bar and main part. */
export function ShellFrame({ bar, children }: ShellFrameProps) {
  return (
    <ShellContainer>
      <Frame>
        <Side>
          <SideNavigation />
        </Side>
        <Top>
          <NavigationDrawer />
          {bar}
        </Top>
        {children}
      </Frame>
    </ShellContainer>
  )
}
