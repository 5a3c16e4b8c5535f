import { queryCalls } from '@staff/server/areas/queries/testing'
import { beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { isRight } from '../../testing/rights/rightResponse'
import { attemptsOf, needOf } from '../../testing/rights/rightsMatrix'
import { rightsIn, ROLES } from '../../testing/rights/roles'
import { startTestApi, type TestApi } from '../../testing/testApi'

eachDatabase((open) => {
  let api: TestApi
  const queries: Record<string, string> = {}

  beforeAll(async () => {
    api = await startTestApi(await open())
    for (const region of ['US', 'UK']) queries[region] = await queryCalls(api).add({ region })
  })

  test('every call has a row', () => {
    const missing = api.app.routeTable.filter((route) => !needOf(route))
    expect(missing.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  test.each(ROLES)('every call is open, or refused with a reason: %s', async (_, role) => {
    await giveRights(api, rightsIn(role))
    // Without a confirmed password, some calls about oneself answer 403 too.
    const logIn = () => api.logIn(role.isAdministrator ? 'administrator' : 'staff', 'confirmed')
    let token = await logIn()
    const wrong: string[] = []
    for (const attempt of attemptsOf(role, api.app.routeTable, queries)) {
      const { method, url, body, expected } = attempt
      const response = await api.call(method, url, { token, body })
      // Some calls end sessions.
      if (/logout|sessions/.test(url)) token = await logIn()
      if (!isRight(response.statusCode, response.body, expected))
        wrong.push(`${method} ${url}: ${response.statusCode}`)
    }
    expect(wrong).toEqual([])
  })
})
