import type { FakeRole } from '@staff/admin/testing'

import type { RegionName } from '../regions'

/** One row of the specification's route table, below `/{country}/dashboard/`. */
export interface SpecifiedRoute {
  path: string
  /** The heading of its screen. The heading of a stored record contains its title instead of its kind. */
  title: RegExp | string
  visibleTo: 'administrator' | 'staff' | 'both' | 'nobody'
  /** Whether only the US region shows it. */
  isOfTheUS: boolean
}

/** A user with a role in a region. */
export interface Reader {
  role: Exclude<FakeRole, 'nobody'>
  region: RegionName
}

/** All combinations of role and region. */
export const readers: readonly Reader[] = [
  { role: 'administrator', region: 'US' },
  { role: 'administrator', region: 'UK' },
  { role: 'staff', region: 'US' },
  { role: 'staff', region: 'UK' },
]

const US = { isOfTheUS: true }
// The id of the first record of every fixture.
const FIRST_RECORD = '019a0000-0000-7000-8000-000000000001'

/** The specification's route table. It is written by hand, to check the routes of the console. */
export const routeTable: readonly SpecifiedRoute[] = [
  route('', /Good \w+, Ana/, { visibleTo: 'both' }),
  route('queries', 'Queries', { visibleTo: 'both' }),
  ...routes('masters/services', 'Services', 'service', US),
  ...forms('masters/services-data', 'service data', US),
  ...routes('masters/careers', 'Careers', 'career'),
  ...routes('masters/contractual-positions', 'Contractual positions', 'contractual position'),
  ...routes('masters/testimonials', 'Testimonials', 'testimonial'),
  ...routes('masters/blogs', 'Blogs', 'blog post'),
  ...routes('masters/teams', 'Teams', 'team member', US),
  ...routes('masters/clients', 'Clients', 'client'),
  ...routes('masters/technologies', 'Technologies', 'technology', US),
  route('trash', 'Trash'),
  route('change-password', 'Change password'),
  route('security-console/change-password', 'Change password', { visibleTo: 'staff' }),
  ...routes('security-console/roles', 'Roles', 'role'),
  ...routes('security-console/users', 'Users', 'colleague'),
  route('security-console/audit', 'Audit'),
]

/** A path that is not in the table: Access Denied for everyone. */
export const unknownRoute = route('masters/nothing-here', '', { visibleTo: 'nobody' })

/** The full path in the user's region. */
export function addressOf({ region }: Reader, path: string): string {
  return `/${region}/dashboard${path && `/${path}`}`
}

/** What a user sees at a route: its screen, Access Denied, or Access Restricted. */
export function outcomeOf({ role, region }: Reader, { visibleTo, isOfTheUS }: SpecifiedRoute) {
  if (visibleTo !== 'both' && visibleTo !== role) return 'denied'
  return isOfTheUS && region !== 'US' ? 'restricted' : 'open'
}

function routes(path: string, many: string, one: string, rest = {}): SpecifiedRoute[] {
  return [route(path, many, rest), ...forms(path, one, rest)]
}

function forms(path: string, one: string, rest = {}): SpecifiedRoute[] {
  return [
    route(`${path}/create`, `Add ${one}`, rest),
    route(`${path}/edit/${FIRST_RECORD}`, `Edit ${one}`, rest),
  ]
}

function route(
  path: string,
  title: RegExp | string,
  rest: Partial<SpecifiedRoute> = {},
): SpecifiedRoute {
  return { path, title, visibleTo: 'administrator', isOfTheUS: false, ...rest }
}
