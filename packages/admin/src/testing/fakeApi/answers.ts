import {
  notLoggedIn,
  recordMessages,
  refused,
  requestMessages,
  sessionMessages,
  Problem,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { problem, problemAnswer, type FakeAnswer, type FakeRequest } from './fakeAnswer'

/** Returns another response for a call, or undefined for the response of the fake API. */
export type AnswerInPlace = (request: FakeRequest) => FakeAnswer | undefined

/** Creates the override for one run of a story, so that an override that counts calls starts at zero. */
export type Override = (entities: readonly AnyEntity[]) => AnswerInPlace

const READS = ['GET']
const SAVES = ['POST', 'PATCH']
const WRITES = [...SAVES, 'DELETE']

/**
 * The failures and other responses of a story: `api: { answers: [answers.failing('testimonials')] }`.
 * An area is the first segment of a call's path, such as 'login', 'images', 'me' or 'dashboard'.
 */
export const answers = {
  /** The server fails, for the first `times` calls if a number is given. */
  failing: (area: string, times = Infinity): Override =>
    on(area, [...READS, ...WRITES], failure, times),

  /** All reads fail. A login and a save succeed. */
  failingToRead:
    (): Override =>
    () =>
    ({ method }) =>
      READS.includes(method) ? failure() : undefined,

  /** Saves fail with a server error. Reads succeed. */
  failingToSave: (area: string): Override => on(area, SAVES, failure),

  /** Deletions fail with a server error. */
  failingToDelete: (area: string): Override => on(area, ['DELETE'], failure),

  /** Saves are rejected with messages for fields: `{ name: 'Name is taken' }`. */
  refusing: (area: string, errors: Record<string, string>): Override =>
    on(area, SAVES, () => problemAnswer(refused(errors))),

  /** Another user saved first. `current` has the values of the newer version. */
  conflicting:
    (area: string, current: object): Override =>
    (entities) =>
      on(area, ['PATCH', 'DELETE'], () => newer(entities, area, current))(entities),

  /** Reads get no response. */
  never: (area: string): Override => on(area, READS, () => 'never'),

  /** Reads of one record get this answer. Its lists are as always. */
  readingOne: (area: string, answer: FakeAnswer): Override =>
    on(area, READS, ({ id }) => (id ? answer : undefined)),

  /** Saves and deletions get no response. */
  neverSaving: (area: string): Override => on(area, WRITES, () => 'never'),

  /** The first save succeeds, but its response is lost. */
  losingAnAnswer: (area: string): Override => on(area, SAVES, () => 'lost', 1),

  /** Reads get this body, even if the contract does not allow it. */
  replying: (area: string, body: object): Override =>
    on(area, READS, () => ({ status: 200, body })),

  /** The area has no records. */
  empty: (area: string): Override =>
    on(area, READS, ({ id }) =>
      id ? problem(404) : { status: 200, body: { records: [], total: 0 } },
    ),

  /** The response to the login has a message but no token. */
  loggingInWithoutToken: (message?: string): Override =>
    on('login', SAVES, () => ({ status: 200, body: { message } })),

  /** The server is unreachable. */
  offline: (): Override => () => () => 'offline',

  /** The calls of an area do not reach the server. */
  offlineAt: (area: string): Override => on(area, [...READS, ...WRITES], () => 'offline'),

  /** The session has ended: every call except the login gets a 401. */
  sessionEnded: (): Override => () => (request) =>
    request.area === 'login' ? undefined : sessionEnded(),

  /** The session ends with the first save. The next login succeeds. */
  sessionEndingUnderSave: (area: string): Override => on(area, SAVES, sessionEnded, 1),

  /** Every call of the area gets a problem with this status and message. */
  saying: (area: string, status: number, message?: string): Override =>
    on(area, [...READS, ...WRITES], () => problem(status, message)),
}

/** The response of the first override that has one. Later overrides do not see the call. */
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
