import { auth, replaceToken } from '../../stores/session/auth'

/** The call that returns a new token for this session. Until it ends, other calls may still send the old token. */
let pending: Promise<unknown> = Promise.resolve()
let last = { from: '', to: '' }

/** Makes a call that returns a new token for this session, and replaces the token. */
export async function renewTokenWith(call: () => Promise<string>): Promise<void> {
  const from = auth.idToken
  const response = call()
  // Callers of `isTokenRenewed` wait for the end of the call; its errors belong to the caller of this function.
  pending = response.catch(() => undefined)
  const to = await response
  // Meanwhile the user may have logged out, or another user may have logged in.
  if (auth.idToken !== from) return
  last = { from, to }
  replaceToken(to)
}

/** Remembers that the same user has a new token after they have logged in again. */
export function setTokenRenewed(from: string, to: string): void {
  last = { from, to }
}

/** Whether a refused token was replaced by a new one. Waits for a pending renewal. */
export async function isTokenRenewed(token: string): Promise<boolean> {
  await pending
  await Promise.resolve()
  return token !== '' && token === last.from && auth.idToken === last.to
}
