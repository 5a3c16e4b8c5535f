import { logOut, readMe } from '@staff/contract'

import { callApi } from '../http/callApi'

/** Ends the session on the server. Ignores failures, because the session expires anyway. */
export async function logOutCall(): Promise<void> {
  await callApi(logOut).catch(() => undefined)
}

/** Extends the session with a call that changes nothing. Throws an `ApiError`. */
export async function extendSession(): Promise<void> {
  await callApi(readMe)
}
