import {
  notLoggedIn,
  recordMessages,
  refused,
  requestMessages,
  sessionMessages,
  Problem,
} from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'

import { problem, problemAnswer, type FakeAnswer, type FakeRequest } from './fakeAnswer'

/** Answers a call in the fake API's place; undefined leaves it to the fake API. */
export type AnswerInPlace = (request: FakeRequest) => FakeAnswer | undefined

/** Made anew for each run of a story, so that one that counts starts at nothing again. */
export type Override = (entities: readonly AnyEntity[]) => AnswerInPlace

const READS = ['GET']
const SAVES = ['POST', 'PATCH']
const WRITES = [...SAVES, 'DELETE']

/**
 * What goes otherwise than well in a story: `api: { answers: [answers.failing('testimonials')] }`.
 * An area is the first word of a call's path: also 'login', 'images', 'me', 'dashboard'.
 */
export const answers = {
  /** The server fails, for the first `times` calls if a number is given. */
  failing: (area: string, times = Infinity): Override =>
    on(area, [...READS, ...WRITES], failure, times),

  /** Nothing can be read; a login or a save still works. */
  failingToRead:
    (): Override =>
    () =>
    ({ method }) =>
      READS.includes(method) ? failure() : undefined,

  /** Reading works, saving fails on the server. */
  failingToSave: (area: string): Override => on(area, SAVES, failure),

  /** Deleting fails on the server. */
  failingToDelete: (area: string): Override => on(area, ['DELETE'], failure),

  /** The server's rules refuse fields: `{ name: 'Name is taken' }`. */
  refusing: (area: string, errors: Record<string, string>): Override =>
    on(area, SAVES, () => problemAnswer(refused(errors))),

  /** Somebody else saved first; `current` is the record as they left it. */
  conflicting:
    (area: string, current: object): Override =>
    (entities) =>
      on(area, ['PATCH', 'DELETE'], () => newer(entities, area, current))(entities),

  /** Reading takes for ever. */
  never: (area: string): Override => on(area, READS, () => 'never'),

  /** Saving and deleting take for ever. */
  neverSaving: (area: string): Override => on(area, WRITES, () => 'never'),

  /** The first save arrives and is done, but its answer is lost on the way. */
  losingAnAnswer: (area: string): Override => on(area, SAVES, () => 'lost', 1),

  /** Reading is answered with this body, whatever the API promises. */
  replying: (area: string, body: object): Override =>
    on(area, READS, () => ({ status: 200, body })),

  /** The area has no records at all. */
  empty: (area: string): Override =>
    on(area, READS, ({ id }) =>
      id ? problem(404) : { status: 200, body: { records: [], total: 0 } },
    ),

  /** The login is answered with a message but without a token. */
  loggingInWithoutToken: (message?: string): Override =>
    on('login', SAVES, () => ({ status: 200, body: { message } })),

  /** No call reaches the server. */
  offline: (): Override => () => () => 'offline',

  /** The server does not know the session any more: 401 for everything but a login. */
  sessionEnded: (): Override => () => (request) =>
    request.area === 'login' ? undefined : sessionEnded(),

  /** The server ends the session under the first attempt to save; the next login is as good as ever. */
  sessionEndingUnderSave: (area: string): Override => on(area, SAVES, sessionEnded, 1),

  /** Every call of the area is answered like this: a problem with the server's own sentence, or with none. */
  saying: (area: string, status: number, message?: string): Override =>
    on(area, [...READS, ...WRITES], () => problem(status, message)),
}

/** The answer of the first override that has one. The later ones do not hear of the call. */
export function firstAnswer(
  overrides: readonly AnswerInPlace[],
  request: FakeRequest,
): FakeAnswer | undefined {
  for (const override of overrides) {
    const answer = override(request)
    if (answer) return answer
  }
  return undefined
}

function newer(entities: readonly AnyEntity[], area: string, current: object): FakeAnswer {
  const one = entities.find((entity) => entity.area === area)?.labels.one ?? 'record'
  return problemAnswer(new Problem(412, recordMessages.newer(one), { current: { ...current } }))
}

function sessionEnded(): FakeAnswer {
  return problemAnswer(notLoggedIn(sessionMessages.sessionEnded))
}

function on(
  area: string,
  methods: readonly string[],
  answer: AnswerInPlace,
  times = Infinity,
): Override {
  return () => {
    let left = times
    return (request) => {
      if (request.area !== area || !methods.includes(request.method) || left <= 0) return undefined
      left -= 1
      return answer(request)
    }
  }
}

function failure(): FakeAnswer {
  return problem(500, requestMessages.failed)
}
