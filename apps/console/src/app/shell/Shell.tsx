import { ReferencesContext, UploadsContext } from '@staff/forms'
import {
  Breadcrumbs,
  breakpoint,
  color,
  layer,
  layout,
  LinkProvider,
  SkipLink,
  space,
} from '@staff/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { styled } from 'styled-components'

import { resolveImage } from '../../data/apiBase'
import { uploadImage } from '../../data/uploadImage'
import { useReferences } from '../../data/useReferences'
import type { Country } from '../../stores/region'
import { ClientContext } from '../clientContext'
import { ShortcutKeeper } from '../shortcuts/ShortcutKeeper'
import { RouterLink } from './RouterLink'
import { SessionKeeper } from './SessionKeeper'
import { SideNavigation } from './SideNavigation'
import { NavigationDrawer } from './NavigationDrawer'
import { RegionSwitch } from './RegionSwitch'
import { useBreadcrumbs } from './useBreadcrumbs'
import { UserMenu } from './UserMenu'

export interface ShellProps {
  country: Country
}

const uploads = { uploadImage, resolveImage }
// Forms know no cache: they call this hook, which stays the same one.
const references = useReferences

/** The frame of every screen behind the login: navigation, the bar at the top, and the screen itself. */
export function Shell({ country }: ShellProps) {
  // One cache for each session: the next person on this device starts with an empty one.
  const [client] = useState(useContext(ClientContext))
  const trail = useBreadcrumbs()

  return (
    <QueryClientProvider client={client}>
      <LinkProvider component={RouterLink}>
        <UploadsContext value={uploads}>
          <ReferencesContext value={references}>
            <SessionKeeper />
            <ShortcutKeeper country={country} />
            <SkipLink href="#main" />
            <Root>
              <Side>
                <SideNavigation country={country} />
              </Side>
              <Top>
                <NavigationDrawer country={country} />
                <Breadcrumbs items={trail} />
                <Tools>
                  <RegionSwitch country={country} />
                  <UserMenu />
                </Tools>
              </Top>
              <Main id="main" tabIndex={-1}>
                <Outlet />
              </Main>
            </Root>
          </ReferencesContext>
        </UploadsContext>
      </LinkProvider>
    </QueryClientProvider>
  )
}

const Root = styled.div`
  display: grid;
  grid-template: 'side top' ${layout.bar} 'side main' 1fr / ${layout.side} minmax(0, 1fr);
  min-block-size: 100vh;

  @media (max-width: ${breakpoint.narrow}) {
    grid-template: 'top' ${layout.bar} 'main' 1fr / minmax(0, 1fr);
  }
`

const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  grid-area: side;
  block-size: 100vh;
  overflow-y: auto;
  border-inline-end: 1px solid ${color.line};
  background: ${color.sunken};

  @media (max-width: ${breakpoint.narrow}) {
    display: none;
  }
`

const Top = styled.header`
  position: sticky;
  z-index: ${layer.bar};
  inset-block-start: 0;
  grid-area: top;
  display: flex;
  gap: ${space.s3};
  align-items: center;
  padding-inline: ${space.s8};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  @media (max-width: ${breakpoint.narrow}) {
    padding-inline: ${space.s3};
  }
`

const Tools = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  margin-inline-start: auto;
`

const Main = styled.main`
  grid-area: main;
  max-inline-size: ${layout.page};
  padding: ${space.s8};

  /* What takes the focus scrolls clear of the bar above and of a form's save bar below. */
  :where(a, button, input, textarea, select, [tabindex]) {
    scroll-margin-block: calc(${layout.bar} + ${space.s4}) 7.5rem;
  }

  @media (max-width: ${breakpoint.narrow}) {
    padding: ${space.s4};
  }
`
