import type { OpenStep } from '@staff/entity'

import type { Expected } from './rightResponse'
import { addressOf } from '../testApi'
import { AREA_CALLS, type Need } from './areaNeeds'
import { AREAS, ORDERED, type Role } from './roles'

// Which role may make which call, written by hand: the rules of the product are not asked. A new call needs a row here, or in `areaNeeds`.

/** The calls of areas whose records have pages on the public site. */
const PAGE_CALLS: Record<string, Need> = {
  'GET /:id/address': 'see',
  'POST /:id/address': 'publish',
  'DELETE /:id/address/:slug': 'administrator',
  'GET /slugs/:slug': 'see',
}

const WITH_PAGES = ['services', 'careers', 'contractual-positions', 'blogs']
const ONLY_US = ['services', 'services-data', 'teams', 'technologies']
const OF_ADMINISTRATORS = ['users', 'roles', 'audit', 'jobs', 'preview-links', 'test-mail']
const OF_EVERYBODY = ['password-reset', 'account-links']
const OF_ONESELF = ['me', 'sessions', 'views']

const QUERY_CALLS: Record<string, Need> = {
  'GET ': 'signedIn',
  'GET /:id': 'signedIn',
  'PATCH /:id': 'signedIn',
  'GET /undos': 'signedIn',
  'POST /bulk': 'signedIn',
  'GET /export': 'signedIn',
  'GET /assignees': 'signedIn',
  'GET /waiting': 'signedIn',
  'GET /:id/uses': 'signedIn',
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
  'GET /api/images/:hash/:file': 'public',
  'GET /api/images/:hash/:part/:file': 'public',
  'POST /api/csp-reports': 'public',
  'POST /api/login': 'public',
  'POST /api/login/second-factor': 'public',
  'POST /api/public/queries': 'public',
  'GET /api/public/site': 'public',
  'GET /api/public/sitemap.xml': 'public',
  'POST /api/images': 'editor',
  'GET /api/pictures': 'editor',
  'GET /api/pictures/:hash/uses': 'editor',
  'DELETE /api/pictures/:hash': 'remover',
  'POST /api/pictures/:hash/replace': 'editor',
  'GET /api/broken-links': 'signedIn',
  'POST /api/public/preview-answers': 'public',
  'GET /api/trash': 'remover',
  'POST /api/logout': 'signedIn',
  'POST /api/change-password': 'signedIn',
  'POST /api/confirm-password': 'signedIn',
  'GET /api/reviews': 'signedIn',
  'GET /api/upcoming': 'signedIn',
  'GET /api/releases': 'releaser',
  'POST /api/releases': 'releaser',
  'GET /api/releases/:id': 'releaser',
  'PATCH /api/releases/:id': 'releaser',
  'DELETE /api/releases/:id': 'releaser',
  'POST /api/releases/:id/items': 'releaser',
  'DELETE /api/releases/:id/items': 'releaser',
  'POST /api/releases/:id/publish': 'releaser',
  'POST /api/releases/:id/cancel': 'releaser',
  'POST /api/releases/:id/undo': 'releaser',
  'GET /api/releases/:id/preview-links': 'releaser',
  'POST /api/releases/:id/preview-links': 'releaser',
  'DELETE /api/releases/:id/preview-links/:link': 'releaser',
  'GET /api/search': 'signedIn',
  'GET /api/dashboard': 'signedIn',
}

/** A call of the server: 'GET', '/api/blogs/:id'. */
export interface Route {
  method: string
  url: string
}

/** What a call needs, and in which area; undefined for a call without a row. */
export function needOf({ method, url }: Route): { need: Need; area: string } | undefined {
  const verb = method === 'HEAD' ? 'GET' : method
  const [, area = '', rest = ''] = /^\/api\/([\w-]+)(.*)$/.exec(url) ?? []
  const call = `${verb} ${rest}`
  const other =
    OTHER_CALLS[`${verb} ${url}`] ?? (OF_EVERYBODY.includes(area) ? 'public' : undefined)
  if (other) return { need: other, area: '' }
  if (area === 'public')
    return /^GET \/[\w-]+(?:\/feed\.xml|\/:id|\/:id\/job-posting)?$/.test(call)
      ? { need: 'public', area }
      : undefined
  if (OF_ONESELF.includes(area)) return { need: 'signedIn', area: '' }
  if (OF_ADMINISTRATORS.includes(area)) return { need: 'administrator', area }
  if (call === 'POST /order') return ORDERED.includes(area) ? { need: 'publish', area } : undefined
  const ofPages = PAGE_CALLS[call]
  if (ofPages) return WITH_PAGES.includes(area) ? { need: ofPages, area } : undefined
  const need = (area === 'queries' ? QUERY_CALLS : AREA_CALLS)[call]
  return need && [...AREAS, 'queries'].includes(area) ? { need, area } : undefined
}

/** The steps that give what a call needs. */
const SUFFICIENT_STEPS: Partial<Record<Need, OpenStep[]>> = {
  see: ['see', 'edit', 'publish'],
  export: ['see', 'edit', 'publish'],
  edit: ['edit', 'publish'],
  editor: ['edit', 'publish'],
  publish: ['publish'],
  import: ['edit', 'publish'],
  releaser: ['edit', 'publish'],
  remover: ['publish'],
}

function isOpen(role: Role, { need, area }: { need: Need; area: string }): boolean {
  if (role.isAdministrator || need === 'public' || need === 'signedIn') return true
  if (need === 'administrator' || !role.step || !SUFFICIENT_STEPS[need]?.includes(role.step))
    return false
  // Every role here that edits or publishes does so in blogs, which have pictures.
  if (need === 'editor' || need === 'releaser' || need === 'remover') return true
  if (!role.in?.includes(area) || (role.regions && ONLY_US.includes(area))) return false
  return role.actions === 'all' || (need !== 'export' && need !== 'import')
}

/** A call by a role, and what the table says about its response. */
export interface Attempt {
  method: string
  url: string
  body: object | undefined
  expected: Expected
}

/** Every call by a role. Those for one query are made for one of each region: `queries` has their ids. */
export function attemptsOf(
  role: Role,
  routes: readonly Route[],
  queries: Readonly<Record<string, string>>,
): Attempt[] {
  return routes.flatMap((route) => {
    const { method, url } = route
    const needed = needOf(route)
    if (!needed) return []
    const attempt = (to: string, expected: Expected): Attempt => ({
      method,
      url: to,
      body: method === 'POST' && url.endsWith('/notes') ? { text: 'N' } : undefined,
      expected: isOpen(role, needed) ? expected : 'refused',
    })
    if (!url.startsWith('/api/queries/:id')) return [attempt(addressOf(route), 'open')]
    return Object.entries(queries).map(([region, id]) =>
      attempt(
        url.replace(':id', id),
        role.regions?.includes(region) === false ? 'hidden' : 'found',
      ),
    )
  })
}
