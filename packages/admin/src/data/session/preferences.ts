import { changePreferences, type Density, type ListPreferences } from '@staff/contract'

import {
  changeDensity,
  changeListPreferences,
  markSaved,
  receivePreferences,
  unsavedPreferences,
} from '../../stores/preferences/lists'
import { auth } from '../../stores/session/auth'
import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'

/** Whether changes were stored, or are on this device only. The message is for the user. */
export type PreferencesOutcome = { status: 'saved' } | { status: 'kept'; message: string }

/** Changes the preferences for a list: at once on this device, and then on the server. */
export function saveListPreferences(
  area: string,
  change: Partial<ListPreferences>,
): Promise<PreferencesOutcome> {
  changeListPreferences(area, change)
  return saveUnsaved()
}

/** Changes the row height of lists: at once on this device, and then on the server. */
export function saveDensity(density: Density): Promise<PreferencesOutcome> {
  changeDensity(density)
  return saveUnsaved()
}

let saving: Promise<PreferencesOutcome> | undefined

/** Sends what the server has not stored yet. Changes that are made meanwhile go with the next call. */
export function saveUnsaved(): Promise<PreferencesOutcome> {
  saving ??= send().finally(() => {
    saving = undefined
  })
  return saving
}

async function send(): Promise<PreferencesOutcome> {
  const { userId } = auth
  const sent = unsavedPreferences()
  if (!sent) return { status: 'saved' }
  try {
    const stored = await callApi(changePreferences, { body: sent })
    // Another person may have logged in meanwhile.
    if (auth.userId !== userId) return { status: 'saved' }
    markSaved(sent)
    receivePreferences(stored)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // What the server refuses now, it would refuse again.
    if (error.status === 422) markSaved(sent)
    return { status: 'kept', message: error.message }
  }
  return send()
}
