import { auth, replaceToken } from '../../stores/session/auth'

/** A call that brings this session another token; until it has ended, others may still be sent with the old one. */
let underWay: Promise<unknown> = Promise.resolve()
let last = { from: '', to: '' }

/** Makes a call that answers with another token for this session, and goes on with that one. */
export async function renewTokenWith(call: () => Promise<string>): Promise<void> {
  const from = auth.idToken
  const answer = call()
  // Whoever waits wants to know when it is over, not how it ended.
  underWay = answer.catch(() => undefined)
  const to = await answer
  // The person may have left meanwhile, or somebody else have come.
  if (auth.idToken !== from) return
  last = { from, to }
  replaceToken(to)
}

/** Whether the session of a refused token goes on with another one, by now or in a moment. */
export async function isTokenRenewed(token: string): Promise<boolean> {
  await underWay
  await Promise.resolve()
  return token !== '' && token === last.from && auth.idToken === last.to
}
