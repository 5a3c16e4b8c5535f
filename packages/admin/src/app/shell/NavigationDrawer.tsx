import { breakpoint, Drawer, IconButton } from '@staff/ui'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { SideNavigation } from './SideNavigation'

/** The navigation of a narrow screen: a button that opens a drawer. */
export function NavigationDrawer() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Root>
      <IconButton
        label="Open navigation"
        icon={<Menu />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label="Navigation">
        <SideNavigation onFollow={() => setIsOpen(false)} />
      </Drawer>
    </Root>
  )
}

const Root = styled.div`
  display: none;

  @container shell (max-width: ${breakpoint.narrow}) {
    display: block;
  }
`
