import { ROLE_ACTIONS, STEPS, type Rights, type Step } from '@staff/entity'

import type { RightsOffer } from './rightsContext'
import { ACTION_LABELS, STEP_LABELS } from './rightsValues'

/** What the sentences about a change call areas, regions and people. */
export interface ChangeLabels extends Pick<RightsOffer, 'rows' | 'regions'> {
  /** The names of the people with the role; undefined while they are not known. */
  people: readonly string[] | undefined
}

/** One thing that people lose or get, as a sentence. */
export interface RightsChangeLine {
  kind: 'loses' | 'gets' | 'more'
  text: string
}

interface Change {
  kind: 'loses' | 'gets'
  /** What it is: 'Publish in Blogs'. */
  what: string
  /** The higher, the worse. */
  weight: number
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const MAX_LINES = 8
const MAX_NAMES = 3

/**
 * The cells that differ between two tables of rights, as sentences, the worst first: what is lost comes before what is given. After
 * eight of them the rest is a number.
 */
export function describeRightsChange(
  before: Rights,
  after: Rights,
  labels: ChangeLabels,
): RightsChangeLine[] {
  const changes = [
    ...areaChanges(before, after, labels),
    ...regionChanges(before, after, labels),
    ...actionChanges(before, after),
  ].toSorted((one, other) => other.weight - one.weight)
  const lines = changes.slice(0, MAX_LINES).map(({ kind, what }): RightsChangeLine => ({
    kind,
    text: `${subjectOf(kind, labels)} ${what}${namesOf(labels)}`,
  }))
  const rest = changes.length - lines.length
  if (rest === 0) return lines
  return [...lines, { kind: 'more', text: `and ${rest} more ${rest === 1 ? 'change' : 'changes'}` }]
}

function areaChanges(before: Rights, after: Rights, { rows }: ChangeLabels): Change[] {
  const known = rows.map(({ area }) => area)
  const others = Object.keys({ ...before.areas, ...after.areas }).filter(
    (area) => !known.includes(area),
  )
  return [...known, ...others].flatMap((area): Change[] => {
    const [from, to] = [indexIn(before, area), indexIn(after, area)]
    const label = rows.find((row) => row.area === area)?.label ?? area
    if (from === to) return []
    if (from > to) {
      const lost = STEPS.slice(to + 1, from + 1).toReversed()
      const weight = 1000 - to * 10 + from
      return [{ kind: 'loses', what: `${listed(lost)} in ${label}`, weight }]
    }
    const given = STEPS[to] ?? 'nothing'
    return [{ kind: 'gets', what: `${STEP_LABELS[given]} in ${label}`, weight: 500 + to * 10 }]
  })
}

/** The place of an area's step in `STEPS`. */
function indexIn({ areas }: Rights, area: string): number {
  return STEPS.indexOf((Object.hasOwn(areas, area) && areas[area]) || 'nothing')
}

/** Steps in a sentence: 'Publish, Edit and See'. */
function listed(steps: readonly Step[]): string {
  return AND.format(steps.map((step) => STEP_LABELS[step]))
}

function regionChanges(before: Rights, after: Rights, { regions }: ChangeLabels): Change[] {
  const all = [...new Set([...regions, ...before.regions, ...after.regions])]
  return all
    .filter((region) => isOpen(before, region) !== isOpen(after, region))
    .map((region) =>
      isOpen(before, region)
        ? { kind: 'loses', what: `the region ${region}`, weight: 900 }
        : { kind: 'gets', what: `the region ${region}`, weight: 300 },
    )
}

/** Whether rights open a region. No region stands for all. */
function isOpen({ regions }: Rights, region: string): boolean {
  return regions.length === 0 || regions.includes(region)
}

function actionChanges(before: Rights, after: Rights): Change[] {
  return ROLE_ACTIONS.filter(
    (action) => before.actions.includes(action) !== after.actions.includes(action),
  ).map((action) =>
    before.actions.includes(action)
      ? { kind: 'loses', what: ACTION_LABELS[action], weight: 800 }
      : // What nobody can bring back is worse than any step.
        {
          kind: 'gets',
          what: ACTION_LABELS[action],
          weight: action === 'deleteForEver' ? 600 : 400,
        },
  )
}

function subjectOf(kind: Change['kind'], { people = [] }: ChangeLabels): string {
  if (people.length === 0) return `The role ${kind}`
  if (people.length === 1) return `1 person ${kind}`
  return `${people.length} people ${kind === 'loses' ? 'lose' : 'get'}`
}

function namesOf({ people = [] }: ChangeLabels): string {
  if (people.length === 0) return ''
  const rest = people.length - MAX_NAMES
  return `: ${people.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
