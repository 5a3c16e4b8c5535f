import { breakpoint, Drawer, IconButton } from '@staff/ui'
import { Menu } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { useContent } from '../../../shared/admin'
import { readableAreas } from '../../../shared/readableAreas'
import { AreaBadge } from './AreaBadge'
import { SideNavigation } from './SideNavigation'
import { useReader } from '../../../shared/useReader'

/** The navigation of a narrow screen: a button that opens a drawer, with the badges that are in it. */
export function NavigationDrawer() {
  const id = useId()
  const reader = useReader()
  const { areas } = useContent()
  const [isOpen, setIsOpen] = useState(false)
  const marked = readableAreas(areas, reader).flatMap(({ entity, badge }) =>
    badge ? [{ area: entity.area, badge }] : [],
  )
  return (
    <Root>
      <IconButton
        id={id}
        // Its own name, and after it what the badges say: 'Open navigation 7 new'.
        aria-labelledby={`${id} ${id}-badges`}
        label="Open navigation"
        icon={<Menu />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Badges id={`${id}-badges`}>
        {marked.map(({ area, badge }) => (
          <AreaBadge key={area} load={badge} />
        ))}
      </Badges>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label="Navigation">
        <SideNavigation onFollow={() => setIsOpen(false)} />
      </Drawer>
    </Root>
  )
}

const Root = styled.div`
  display: none;
  position: relative;

  @container shell (max-width: ${breakpoint.drawer}) {
    display: block;
  }
`

/** At the corner of the button, which gets the presses. */
const Badges = styled.span`
  position: absolute;
  inset-block-start: -0.25rem;
  inset-inline-start: 60%;
  pointer-events: none;
`
