import { FIXTURE_NOW } from '@staff/forms/entity'
import { set as setDate, reset as resetDate } from 'mockdate'

import { toaster } from '../../shared/notify'
import { endSessionOnUnauthorized } from '../../app/session/endSessionOnUnauthorized'
import { clearAnnouncement } from '../../stores/announcer'
import { endSession, logIn } from '../../stores/session/auth'
import { followDensity } from '../../stores/preferences/density'
import { forgetListSearches } from '../../stores/listSearch'
import { resolveConfirmation } from '../../stores/session/confirmation'
import { closeModal } from '../../stores/modal'
import { chooseCountry, type Country } from '../../stores/preferences/region'
import { hideShortcuts, switchShortcuts } from '../../stores/shortcuts'
import { installFakeApi, type FakeApiOptions } from '../fakeApi/fakeApi'
import { fakeSession } from '../fakeApi/fakeSession'
import { storyAdmin } from './storyAdmin'

/** What a story of a screen says about its world: `parameters: { api: { … } }`. */
export interface StoryOptions extends FakeApiOptions {
  /**
   * Whether the story begins behind the login.
   * @default true
   */
  loggedIn?: boolean
  /**
   * Whether the browser does not know that the password was given.
   * @default false
   */
  forgotten?: boolean
  /**
   * The region that was chosen last.
   * @default 'US'
   */
  country?: Country
}

/** Starts a story in a world of its own: fake API, session, storage and clock. Call the answer to end it. */
export function startStory(world: StoryOptions): () => void {
  const { loggedIn = true, forgotten = false, country = 'US', ...options } = world
  const removeFakeApi = installFakeApi(storyAdmin().content, options)
  const stopWatching = endSessionOnUnauthorized()
  localStorage.clear()
  sessionStorage.clear()
  const stopFollowing = followDensity()
  endSession()
  clearAnnouncement()
  closeModal()
  resolveConfirmation(false)
  hideShortcuts()
  switchShortcuts(true)
  forgetListSearches()
  chooseCountry(country)
  setDate(FIXTURE_NOW)
  if (loggedIn) logIn(fakeSession(options.role, forgotten ? 'own' : options.passwordState))

  return () => {
    if (toaster.isNeeded) void import('@staff/ui/Toaster').then(({ toast }) => toast.dismiss())
    toaster.isNeeded = false
    stopWatching()
    stopFollowing()
    endSession()
    resetDate()
    removeFakeApi()
  }
}
