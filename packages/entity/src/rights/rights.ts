/** What a role may do in an area, in order: each step includes those before it. */
export const STEPS = ['nothing', 'see', 'edit', 'publish'] as const
export type Step = (typeof STEPS)[number]

/** A step that opens an area. */
export type OpenStep = Exclude<Step, 'nothing'>

/** What a role may do besides, in all areas that it opens. */
export const ROLE_ACTIONS = ['export', 'import', 'deleteForEver', 'shareViews'] as const
export type RoleAction = (typeof ROLE_ACTIONS)[number]

/** The rights of a role: `{ areas: { blogs: 'edit' }, actions: ['export'], regions: ['UK'] }`. */
export interface Rights {
  /** The step of each area. An area that is left out has the step 'nothing'. */
  areas: Readonly<Record<string, OpenStep>>
  actions: readonly RoleAction[]
  /** The regions whose records the role opens; none for all regions. */
  regions: readonly string[]
}

/** The rights of a role that was given none. */
export const NO_RIGHTS: Rights = { areas: {}, actions: [], regions: [] }

/** Whether a step is at least another one. */
export function includesStep(step: Step, needed: Step): boolean {
  return STEPS.indexOf(step) >= STEPS.indexOf(needed)
}

const MAX_AREAS = 200
const MAX_REGIONS = 50
const MAX_NAME = 100

/**
 * Rights in their normal form; undefined for anything else. Parts may be missing, and the step 'nothing' is dropped. The keys are in
 * the order in which PostgreSQL keeps them in a `jsonb`, so that equal rights have equal JSON.
 */
export function toRights(value: unknown): Rights | undefined {
  if (!isObject(value)) return undefined
  const { areas = {}, actions = [], regions = [], ...unknown } = value
  if (Object.keys(unknown).length > 0 || !isObject(areas)) return undefined
  if (!isListOfNames(actions) || !isListOfNames(regions)) return undefined
  const steps = Object.entries(areas)
  if (steps.length > MAX_AREAS || regions.length > MAX_REGIONS) return undefined
  if (!steps.every(([area, step]) => isName(area) && !RESERVED.includes(area) && isStep(step)))
    return undefined
  if (!actions.every(isRoleAction)) return undefined
  const open = steps.filter((each): each is [string, OpenStep] => each[1] !== 'nothing')
  return {
    areas: Object.fromEntries(open.toSorted(([one], [other]) => inJsonb(one, other))),
    actions: ROLE_ACTIONS.filter((action) => actions.includes(action)),
    regions: [...new Set(regions)].toSorted(),
  }
}

/** The rights that a value holds, in their normal form. Anything else, such as a text of a broken draft, gives none. */
export function rightsOf(value: unknown): Rights {
  return toRights(value) ?? NO_RIGHTS
}

/** The order of keys in a `jsonb`: the shorter one first, then by their bytes. */
function inJsonb(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOfNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isName)
}

/** A name of an area or a region: plain letters, digits and signs, a letter first, and no space at the end. */
function isName(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= MAX_NAME && /^[a-z](?:[\w -]*\w)?$/i.test(value)
  )
}

/** The words that begin other cells than those of areas in `rightsTexts`. */
const RESERVED = ['action', 'region']

function isStep(value: unknown): value is Step {
  return STEPS.some((step) => step === value)
}

function isRoleAction(value: unknown): value is RoleAction {
  return ROLE_ACTIONS.some((action) => action === value)
}
