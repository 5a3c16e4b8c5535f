import { ReferencesContext, UploadsContext } from '@staff/forms'
import { Breadcrumbs, LinkProvider, SkipLink } from '@staff/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'

import { resolveImage } from '../../data/http/apiBase'
import type { Uploader } from '../../data/http/uploadImage'
import { createUseReferences } from '../../data/records/useReferences'
import { QueryClientContext } from '../queryClientContext'
import { SessionExpiryDialog } from '../session/SessionExpiryDialog'
import { watchLostFocus } from '../focus/watchLostFocus'
import { LinkIntent } from '../intent/LinkIntent'
import { NewVersionBanner } from '../version/NewVersionBanner'
import { useContent } from '../../shared/admin'
import { loadToaster } from '../../shared/notify'
import { showBadgesLater } from '../../stores/badges'
import { loadOverlaysWhenIdle } from './loadOverlaysWhenIdle'
import { PaletteHost } from '../palette/PaletteHost'
import { KeyboardShortcuts } from '../shortcuts/KeyboardShortcuts'
import { ConfirmationPrompt } from '../session/ConfirmationPrompt'
import { LoginAgainPrompt } from '../session/LoginAgainPrompt'
import { CaretScrollPadding, Main, Tools } from './shellLayout'
import { RouterLink } from './RouterLink'
import { SessionSync } from '../session/SessionSync'
import { ShellFrame } from './ShellFrame'
import { RegionSwitch } from './RegionSwitch'
import { useBreadcrumbs } from './useBreadcrumbs'
import { UserMenu } from './UserMenu'

/** The code of uploads loads with the first one. */
const uploadImage: Uploader = async (...args) =>
  (await import('../../data/http/uploadImage')).uploadImage(...args)

const uploads = { uploadImage, resolveImage }

/** The layout of every screen behind the login: navigation, top bar and the screen itself. */
export function Shell() {
  // One cache for each session: the next user of this device starts with an empty one.
  const [client] = useState(useContext(QueryClientContext))
  const { areas } = useContent()
  // Forms call this hook through a context, so its identity must not change.
  const [useReferences] = useState(() => createUseReferences(areas.map(({ entity }) => entity)))
  useEffect(loadToaster, [])
  useEffect(loadOverlaysWhenIdle, [])
  useEffect(showBadgesLater, [])
  useEffect(watchLostFocus, [])

  return (
    <QueryClientProvider client={client}>
      <LinkProvider component={RouterLink}>
        <UploadsContext value={uploads}>
          <ReferencesContext value={useReferences}>
            <SessionSync />
            <LinkIntent />
            <SessionExpiryDialog />
            <KeyboardShortcuts />
            <ConfirmationPrompt />
            <LoginAgainPrompt />
            <CaretScrollPadding />
            <SkipLink href="#main" />
            <ShellFrame
              bar={
                <>
                  <Trail />
                  <Tools>
                    <PaletteHost />
                    <RegionSwitch />
                    <UserMenu />
                  </Tools>
                </>
              }
            >
              <Main id="main" tabIndex={-1}>
                <NewVersionBanner />
                <Outlet />
              </Main>
            </ShellFrame>
          </ReferencesContext>
        </UploadsContext>
      </LinkProvider>
    </QueryClientProvider>
  )
}

/** The breadcrumbs. They alone render again when a screen has set its title. */
function Trail() {
  return <Breadcrumbs items={useBreadcrumbs()} />
}
