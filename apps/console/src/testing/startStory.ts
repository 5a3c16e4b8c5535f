import { FIXTURE_NOW } from '@staff/forms/fixtures'
import { set as setDate, reset as resetDate } from 'mockdate'

import { toaster } from '../app/notify'
import { watchSession } from '../app/watchSession'
import { endSession, logIn } from '../stores/auth'
import { forgetListSearches } from '../stores/listSearch'
import { closeModal } from '../stores/modal'
import { chooseCountry, type Country } from '../stores/region'
import { hideShortcuts, switchShortcuts } from '../stores/shortcuts'
import { installFakeApi, type FakeApiOptions } from './fakeApi'
import { fakeSession } from './fakeSession'

/** What a story of a screen says about its world: `parameters: { api: { … } }`. */
export interface StoryWorld extends FakeApiOptions {
  /**
   * Whether the story begins behind the login.
   * @default true
   */
  loggedIn?: boolean
  /**
   * The region that was chosen last.
   * @default 'US'
   */
  country?: Country
}

/** Starts a story in a world of its own: fake API, session, storage and clock. Call the answer to end it. */
export function startStory(world: StoryWorld): () => void {
  const { loggedIn = true, country = 'US', ...options } = world
  const removeFakeApi = installFakeApi(options)
  const stopWatching = watchSession()
  localStorage.clear()
  sessionStorage.clear()
  endSession()
  closeModal()
  hideShortcuts()
  switchShortcuts(true)
  forgetListSearches()
  chooseCountry(country)
  setDate(FIXTURE_NOW)
  if (loggedIn) logIn(fakeSession(options.role))

  return () => {
    if (toaster.isWanted) void import('@staff/ui/Toaster').then(({ toast }) => toast.dismiss())
    toaster.isWanted = false
    stopWatching()
    endSession()
    resetDate()
    removeFakeApi()
  }
}
