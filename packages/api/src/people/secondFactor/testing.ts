import { codeOfStep, timeStep } from '@staff/contract'
import { eq } from 'drizzle-orm'

import { secondFactors } from '../../identity/secondFactor/secondFactors.table'
import { emailOf, PASSWORD, type Person, type TestApi } from '../../testing/testApi'

type Api = Pick<TestApi, 'call' | 'database' | 'ids'>

/** Calls about second factors. */
export function factorCalls(api: Api) {
  const { db } = api.database
  const post = (path: string, body?: object, as?: Person) =>
    api.call('POST', `/api/${path}`, { ...(as && { as }), ...(body && { body }) })

  async function setUp(as: Person) {
    const { secret } = (await post('me/second-factor', undefined, as)).json<{ secret: string }>()
    const code = await codeNow(secret)
    const confirmed = await post('me/second-factor/confirm', { code }, as)
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>()
    await forgetSteps(api, as)
    return { secret, recoveryCodes }
  }

  return {
    db,
    post,
    /** Sets up an app. The codes of now work again afterwards, so that tests need not wait. */
    setUp,
    /** The ticket of the first step of a login. */
    ticketFor: async (person: Person, password = PASSWORD) => {
      const body = { username: emailOf(person), password }
      return (await post('login', body)).json<{ ticket: string }>().ticket
    },
    /** The second step of a login. */
    step: (ticket: string, code: string) => post('login/second-factor', { ticket, code }),
    forgetSteps: (person: Person) => forgetSteps(api, person),
  }
}

/** The code of an app. `later` is how many steps later it is. */
export function codeNow(secret: string, later = 0): Promise<string> {
  return codeOfStep(secret, timeStep(Date.now()) + later)
}

/** A code that is wrong now. */
export async function wrongCodeFor(secret: string): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map((later) => codeNow(secret, later)))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

async function forgetSteps({ database, ids }: Api, person: Person) {
  await database.db
    .update(secondFactors)
    .set({ lastStep: 0 })
    .where(eq(secondFactors.userId, ids[person]))
}
