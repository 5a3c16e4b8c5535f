import { ReferencesContext, UploadsContext } from '@staff/forms'
import { Breadcrumbs, LinkProvider, SkipLink } from '@staff/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'

import { resolveImage } from '../../data/apiBase'
import { uploadImage } from '../../data/uploadImage'
import { useReferences } from '../../data/useReferences'
import type { Country } from '../../stores/region'
import { ClientContext } from '../clientContext'
import { SessionEndDialog } from '../sessionEnd/SessionEndDialog'
import { NewVersionBanner } from '../NewVersionBanner'
import { expectToasts } from '../../shared/notify'
import { ShortcutKeeper } from '../shortcuts/ShortcutKeeper'
import { ConfirmationKeeper } from './ConfirmationKeeper'
import { CaretRoom, Frame, Main, Room, Side, Tools, Top } from './frame'
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
  useEffect(expectToasts, [])

  return (
    <QueryClientProvider client={client}>
      <LinkProvider component={RouterLink}>
        <UploadsContext value={uploads}>
          <ReferencesContext value={references}>
            <SessionKeeper />
            <SessionEndDialog />
            <ShortcutKeeper country={country} />
            <ConfirmationKeeper />
            <CaretRoom />
            <SkipLink href="#main" />
            <Room>
              <Frame>
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
                  <NewVersionBanner />
                  <Outlet />
                </Main>
              </Frame>
            </Room>
          </ReferencesContext>
        </UploadsContext>
      </LinkProvider>
    </QueryClientProvider>
  )
}
