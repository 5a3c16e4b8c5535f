import { rightsOf, ROLE_ACTIONS, type OpenStep, type Rights } from '@staff/entity'

export const ORDERED = ['services', 'services-data', 'teams', 'clients', 'technologies']
export const AREAS = [...ORDERED, 'careers', 'contractual-positions', 'testimonials', 'blogs']

/** A role whose calls are tried. */
export interface Role {
  step?: OpenStep
  in?: string[]
  actions?: 'all'
  regions?: string[]
  isAdministrator?: true
}

export const ROLES: [name: string, role: Role][] = [
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

/** The rights that a role of the table is stored with. */
export function rightsIn({ step, in: areas = [], actions, regions = [] }: Role): Rights {
  // What is below services has the step of services.
  const steps = areas.filter((area) => area !== 'services-data').map((area) => [area, step])
  return rightsOf({
    areas: Object.fromEntries(steps),
    actions: actions ? ROLE_ACTIONS : [],
    regions,
  })
}
