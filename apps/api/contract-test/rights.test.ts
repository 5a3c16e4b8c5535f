import { onEmbedded } from '@staff/api/testing/eachDatabase'
import { isRight } from '@staff/api/testing/rights/rightResponse'
import {
  attemptsOf,
  needOf,
  type Attempt,
  type Route,
} from '@staff/api/testing/rights/rightsMatrix'
import { rightsIn, ROLES } from '@staff/api/testing/rights/roles'
import { addressOf } from '@staff/api/testing/testApi'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { REGIONS } from '@staff/content/regions'
import { API_ROOT, keyOfCall } from '@staff/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { bothSides, NOT_OF_THE_CONSOLE } from './bothSides'
import { normalise } from './normalise'
import type { Side, Start, TestResponse } from './play'

const queries = Object.fromEntries(
  REGIONS.map((region) => {
    const found = queryFixtures.records.find((each) => each.region === region)
    return [region, found?.id ?? '']
  }),
)
const unanswered = NOT_OF_THE_CONSOLE.map(keyOfCall)

// On one database, because the server's answers are tested on both with the same table.
onEmbedded((open) => {
  let real: Side
  let fake: Side
  let close: () => Promise<void>
  let routes: Route[]

  beforeAll(async () => {
    ;({ real, fake, close } = await bothSides(await open()))
    routes = routesIn((await real.send({ method: 'GET', path: '/openapi.json' })).body)
  })
  afterAll(() => close())

  test('every call has a row', () => {
    expect(routes.length).toBeGreaterThan(100)
    expect(routes.filter((route) => !needOf(route))).toEqual([])
  })

  test('the fake API answers every call that the console makes', async () => {
    const missing: string[] = []
    await fake.begin({ as: 'administrator' })
    for (const route of routes)
      await fake
        .send({ method: route.method, path: pathOf(addressOf(route)) })
        .catch(() => missing.push(nameOf(route)))
    expect(missing.toSorted()).toEqual(unanswered.toSorted())
  })

  test.each(ROLES)('the fake API answers as the server does: %s', async (_, role) => {
    const answered = routes.filter((route) => !unanswered.includes(nameOf(route)))
    // Without a confirmed password, some calls about oneself answer 403 too.
    const confirmed = true
    const start: Start = role.isAdministrator
      ? { as: 'administrator', confirmed }
      : { as: 'staff', rights: rightsIn(role), confirmed }
    const { wrong, answers, served } = await compare(start, attemptsOf(role, answered, queries))
    expect(wrong).toEqual([])
    expect(answers).toEqual(served)
  })

  /** The responses of the fake API and of the server, by call, and the calls which the fake API answers against the table. */
  async function compare(start: Start, attempts: readonly Attempt[]) {
    const wrong: string[] = []
    const answers: Record<string, TestResponse[]> = {}
    const served: Record<string, TestResponse[]> = {}
    const begin = async () => {
      await fake.begin(start)
      await real.begin(start)
    }
    await begin()
    for (const { method, url, body, expected } of attempts) {
      const name = `${method} ${url}`
      const request = { method, path: pathOf(url), body }
      // The server writes refusals into its audit, the fake API does not.
      if (request.path.startsWith('/audit')) await begin()
      const answer = await fake.send(request)
      answers[name] = normalise([answer])
      served[name] = normalise([await real.send(request)])
      if (!isRight(answer.status, JSON.stringify(answer.body) ?? '', expected))
        wrong.push(`${name}: ${answer.status}`)
      const isChange = method !== 'GET' && answer.status < 300
      if (isChange) await begin()
    }
    return { wrong, answers, served }
  }
})

/** The calls of an OpenAPI document. */
function routesIn(document: unknown): Route[] {
  const { paths } = document as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    })),
  )
}

function nameOf({ method, url }: Route): string {
  return `${method} ${pathOf(url)}`
}

function pathOf(url: string): string {
  return url.slice(API_ROOT.length)
}
