import { breakpoint, Drawer, IconButton } from '@staff/ui'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { Country } from '../../stores/preferences/region'
import { SideNavigation } from './SideNavigation'

export interface NavigationDrawerProps {
  country: Country
}

/** The navigation of a narrow screen: a button that opens a drawer. */
export function NavigationDrawer({ country }: NavigationDrawerProps) {
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
        <SideNavigation country={country} onFollow={() => setIsOpen(false)} />
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
