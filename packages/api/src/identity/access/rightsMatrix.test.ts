import { ROLE_ACTIONS } from '@staff/entity'
import { queryCalls } from '@staff/server/areas/queries/testing'
import { beforeAll, expect, test } from 'vitest'

import type { RouteEntry } from '../../platform/requests/routeTable'
import { onEmbedded } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { addressOf, startTestApi, type TestApi } from '../../testing/testApi'

// Which role may make which call, written by hand: the rules of the product are not asked. A new call needs a row here.

type Step = 'see' | 'edit' | 'publish'

/** What a call needs: nothing, a session, an administrator, or a step in an area, with an action or without. */
type Need =
  'public' | 'signedIn' | 'administrator' | 'remover' | 'editor' | Step | 'export' | 'import'

const AREA_CALLS: Record<string, Need> = {
  'GET ': 'see',
  'GET /:id': 'see',
  'GET /:id/history': 'see',
  'GET /:id/history/:version': 'see',
  'GET /export': 'export',
  'PATCH /:id': 'edit',
  'POST /:id/restore': 'edit',
  'POST ': 'publish',
  'DELETE /:id': 'publish',
  'GET /trash': 'publish',
  'GET /undos': 'publish',
  'POST /bulk': 'publish',
  'POST /import': 'import',
}

const ORDERED = ['services', 'services-data', 'teams', 'clients', 'technologies']
const ONLY_US = ['services', 'services-data', 'teams', 'technologies']
const OTHERS = ['careers', 'contractual-positions', 'testimonials', 'blogs']
const AREAS = [...ORDERED, ...OTHERS]

const QUERY_CALLS: Record<string, Need> = {
  'GET ': 'signedIn',
  'GET /:id': 'signedIn',
  'PATCH /:id': 'signedIn',
  'GET /undos': 'signedIn',
  'POST /bulk': 'signedIn',
  'GET /export': 'signedIn',
  'GET /assignees': 'signedIn',
  'GET /waiting': 'signedIn',
  'GET /:id/notes': 'signedIn',
  'POST /:id/notes': 'signedIn',
  'DELETE /:id': 'administrator',
  'GET /trash': 'administrator',
  'POST /:id/restore': 'administrator',
}

const OTHER_CALLS: Record<string, Need> = {
  'GET /': 'public',
  'GET /api/health': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/images/:file': 'public',
  'POST /api/csp-reports': 'public',
  'POST /api/login': 'public',
  'POST /api/public/queries': 'public',
  'GET /api/public/site': 'public',
  'POST /api/images': 'editor',
  'GET /api/trash': 'remover',
  'POST /api/logout': 'signedIn',
  'POST /api/change-password': 'signedIn',
  'POST /api/confirm-password': 'administrator',
  'GET /api/sessions': 'signedIn',
  'DELETE /api/sessions': 'signedIn',
  'DELETE /api/sessions/:id': 'signedIn',
  'GET /api/me': 'signedIn',
  'GET /api/me/rights': 'signedIn',
  'GET /api/me/preferences': 'signedIn',
  'PATCH /api/me/preferences': 'signedIn',
  'GET /api/views': 'signedIn',
  'POST /api/views': 'signedIn',
  'PATCH /api/views/:id': 'signedIn',
  'DELETE /api/views/:id': 'signedIn',
  'GET /api/search': 'signedIn',
  'GET /api/dashboard': 'signedIn',
}

/** What a call needs, and in which area; undefined for a call without a row. */
function needOf({ method, url }: RouteEntry): { need: Need; area: string } | undefined {
  const verb = method === 'HEAD' ? 'GET' : method
  const [, area = '', rest = ''] = /^\/api\/([\w-]+)(.*)$/.exec(url) ?? []
  const call = `${verb} ${rest}`
  const other = OTHER_CALLS[`${verb} ${url}`]
  if (other) return { need: other, area: '' }
  if (area === 'public')
    return verb === 'GET' && /^\/[\w-]+(?:\/:id)?$/.test(rest)
      ? { need: 'public', area }
      : undefined
  if (['users', 'roles', 'audit'].includes(area)) return { need: 'administrator', area }
  const isOrder = call === 'POST /order' && ORDERED.includes(area)
  const need = area === 'queries' ? QUERY_CALLS[call] : isOrder ? 'publish' : AREA_CALLS[call]
  return need && [...AREAS, 'queries'].includes(area) ? { need, area } : undefined
}

interface Role {
  step?: Step
  in?: string[]
  actions?: 'all'
  regions?: string[]
  isAdministrator?: true
}

const ROLES: [name: string, role: Role][] = [
  ['administrator', { isAdministrator: true }],
  ['nothing', {}],
  ['see everywhere', { step: 'see', in: AREAS }],
  ['edit everywhere', { step: 'edit', in: AREAS }],
  ['publish everywhere', { step: 'publish', in: AREAS }],
  ['publish everywhere, with all actions', { step: 'publish', in: AREAS, actions: 'all' }],
  ['publish blogs', { step: 'publish', in: ['blogs'] }],
  [
    'publish everywhere, with all actions, in the UK',
    { step: 'publish', in: AREAS, actions: 'all', regions: ['UK'] },
  ],
]

const LEAST: Partial<Record<Need, Step[]>> = {
  see: ['see', 'edit', 'publish'],
  export: ['see', 'edit', 'publish'],
  edit: ['edit', 'publish'],
  editor: ['edit', 'publish'],
  publish: ['publish'],
  import: ['publish'],
  remover: ['publish'],
}

function isOpen(role: Role, { need, area }: { need: Need; area: string }): boolean {
  if (role.isAdministrator || need === 'public' || need === 'signedIn') return true
  if (need === 'administrator' || !role.step || !LEAST[need]?.includes(role.step)) return false
  // Every role here that edits or publishes does so in blogs, which have pictures.
  if (need === 'editor' || need === 'remover') return true
  if (!role.in?.includes(area) || (role.regions && ONLY_US.includes(area))) return false
  return role.actions === 'all' || (need !== 'export' && need !== 'import')
}

onEmbedded((open) => {
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
    const { step, in: areas = [], actions, regions = [] } = role
    // What is below services has the step of services.
    const steps = areas.filter((area) => area !== 'services-data').map((area) => [area, step])
    await giveRights(api, {
      areas: Object.fromEntries(steps),
      actions: actions ? ROLE_ACTIONS : [],
      regions,
    })
    const logIn = () => api.logIn(role.isAdministrator ? 'administrator' : 'staff')
    let token = await logIn()
    const wrong: string[] = []
    for (const [region, id = ''] of Object.entries(queries))
      for (const route of api.app.routeTable) {
        const isOfQuery = route.url.startsWith('/api/queries/:id')
        const needed = needOf(route)
        if (!needed || (!isOfQuery && region !== 'US')) continue
        const url = isOfQuery ? route.url.replace(':id', id) : addressOf(route)
        const body =
          route.url.endsWith('/notes') && route.method === 'POST' ? { text: 'N' } : undefined
        // Some calls end sessions.
        const response = await api.call(route.method, url, { token, body })
        if (/logout|sessions/.test(url)) token = await logIn()
        const isHidden = isOfQuery && regions.length > 0 && !regions.includes(region)
        if (!isRight(response, { isOpen: isOpen(role, needed), isOfQuery, isHidden }))
          wrong.push(`${route.method} ${url} (${region}): ${response.statusCode}`)
      }
    expect(wrong).toEqual([])
  })
})

const REASON = /"message":"[^"]+ (?:may not|not \w+ them|is for UK)/

/** Whether a record of another region is not there, an open call is not refused, and another one is, with a sentence. */
function isRight(
  { statusCode, body }: { statusCode: number; body: string },
  expected: Record<'isOpen' | 'isOfQuery' | 'isHidden', boolean>,
): boolean {
  if (!expected.isOpen) return statusCode === 403 && (body === '' || REASON.test(body))
  if (expected.isOfQuery) return expected.isHidden === (statusCode === 404) && statusCode < 500
  return statusCode < 500 && ![401, 403].includes(statusCode)
}
