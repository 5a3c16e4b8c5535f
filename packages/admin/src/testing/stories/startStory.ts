import { factorState, type FactorState } from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'
import { set as setDate, reset as resetDate } from 'mockdate'

import { toaster } from '../../shared/notify'
import { endSessionOnUnauthorized } from '../../app/session/endSessionOnUnauthorized'
import { clearAnnouncement } from '../../stores/announcer'
import { replaceBadgeDelay, showBadges } from '../../stores/badges'
import { endSession, logIn } from '../../stores/session/auth'
import { followDensity } from '../../stores/preferences/density'
import { forgetListSearches } from '../../stores/lists/listSearch'
import { confirmation } from '../../stores/session/confirmation'
import { loginAgain } from '../../stores/session/loginAgain'
import { closeModal } from '../../stores/modal'
import { forgetOwnVersions } from '../../data/records/ownVersions'
import { chooseRegion } from '../../stores/preferences/region'
import { hideShortcuts, switchShortcuts } from '../../stores/shortcuts'
import { installFakeApi } from '../fakeApi/fakeApi'
import type { FakeApiOptions } from '../fakeApi/fakeApiOptions'
import { ignoreLateCalls } from '../fakeApi/fakeRoutes'
import { fakeSession } from '../fakeApi/personal/fakePeople'
import { storyAdmin } from './storyAdmin'

/** The `api` parameter of a story: `parameters: { api: { … } }`. */
export interface StoryOptions extends FakeApiOptions {
  /**
   * Whether the story starts with a session.
   * @default true
   */
  loggedIn?: boolean
  /**
   * Whether the browser knows neither `passwordState` nor `secondFactor`; only the server does.
   * @default false
   */
  knownToServerOnly?: boolean
  /**
   * The region that was chosen last.
   * @default the first region of the admin
   */
  region?: string
  /**
   * Whether the navigation has its badges, such as the number of new records.
   * @default false
   */
  badges?: boolean
}

/** Starts a story with its own fake API, session, storage and clock. Call the result to end it. */
export function startStory(storyOptions: StoryOptions): () => void {
  const { admin, content } = storyAdmin()
  const [firstRegion] = admin.regions ?? []
  const {
    loggedIn = true,
    knownToServerOnly = false,
    region = firstRegion?.name,
    badges = false,
    ...options
  } = storyOptions
  const removeFakeApi = installFakeApi(content, options)
  const restoreBadgeDelay = replaceBadgeDelay('never')
  const stopWatching = endSessionOnUnauthorized()
  localStorage.clear()
  sessionStorage.clear()
  const stopFollowing = followDensity()
  endSession()
  clearAnnouncement()
  showBadges(badges)
  closeModal()
  confirmation.resolve(false)
  loginAgain.resolve(false)
  hideShortcuts()
  switchShortcuts(true)
  forgetListSearches()
  forgetOwnVersions()
  if (region) chooseRegion(region)
  setDate(FIXTURE_NOW)
  if (loggedIn) {
    const { passwordState, secondFactor: factor, rights } = options
    const known = knownToServerOnly ? undefined : { passwordState, factor }
    logIn({
      ...fakeSession(options.role, { passwordState: known?.passwordState, rights }),
      secondFactor: { state: stateOf(known?.factor) },
    })
  }

  return () => {
    if (toaster.isNeeded) void import('@staff/ui/Toaster').then(({ toast }) => toast.dismiss())
    toaster.isNeeded = false
    stopWatching()
    stopFollowing()
    endSession()
    resetDate()
    removeFakeApi()
    ignoreLateCalls()
    restoreBadgeDelay()
  }
}

function stateOf({ state, from = null }: StoryOptions['secondFactor'] = {}): FactorState {
  return factorState({ isOn: state === 'on', from }, FIXTURE_NOW)
}
