import { ReferencesContext, UploadsContext } from '@staff/forms'
import { Breadcrumbs, LinkProvider, SkipLink } from '@staff/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'

import { resolveImage } from '../../data/http/apiBase'
import { uploadImage } from '../../data/http/uploadImage'
import { makeUseReferences } from '../../data/records/useReferences'
import type { Country } from '../../stores/preferences/region'
import { ClientContext } from '../clientContext'
import { SessionEndDialog } from '../session/SessionEndDialog'
import { NewVersionBanner } from '../version/NewVersionBanner'
import { useContent } from '../../shared/admin'
import { expectToasts } from '../../shared/notify'
import { ShortcutKeeper } from '../shortcuts/ShortcutKeeper'
import { ConfirmationKeeper } from '../session/ConfirmationKeeper'
import { CaretRoom, Frame, Main, Room, Side, Tools, Top } from './frame'
import { RouterLink } from './RouterLink'
import { SessionKeeper } from '../session/SessionKeeper'
import { SideNavigation } from './SideNavigation'
import { NavigationDrawer } from './NavigationDrawer'
import { RegionSwitch } from './RegionSwitch'
import { useBreadcrumbs } from './useBreadcrumbs'
import { UserMenu } from './UserMenu'

export interface ShellProps {
  country: Country
}

const uploads = { uploadImage, resolveImage }

/** The frame of every screen behind the login: navigation, the bar at the top, and the screen itself. */
export function Shell({ country }: ShellProps) {
  // One cache for each session: the next person on this device starts with an empty one.
  const [client] = useState(useContext(ClientContext))
  const { areas } = useContent()
  // Forms know no cache: they call this hook, which must stay the same.
  const [useReferences] = useState(() => makeUseReferences(areas.map(({ entity }) => entity)))
  const trail = useBreadcrumbs()
  useEffect(expectToasts, [])

  return (
    <QueryClientProvider client={client}>
      <LinkProvider component={RouterLink}>
        <UploadsContext value={uploads}>
          <ReferencesContext value={useReferences}>
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
