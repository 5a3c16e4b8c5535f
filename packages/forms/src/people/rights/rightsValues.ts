import {
  includesStep,
  NO_RIGHTS,
  ROLE_ACTIONS,
  rightsOf,
  type Rights,
  type RoleAction,
  type Step,
} from '@staff/entity'

import type { RightsRow } from './rightsContext'

export const STEP_LABELS: Readonly<Record<Step, string>> = {
  nothing: 'Nothing',
  see: 'See',
  edit: 'Edit',
  publish: 'Publish',
}

/** What each step means. */
export const STEP_MEANINGS: Readonly<Record<Exclude<Step, 'nothing'>, string>> = {
  see: 'open lists and records',
  edit: 'add and change drafts, and ask to publish them',
  publish: 'publish, order and delete',
}

export const ACTION_LABELS: Readonly<Record<RoleAction, string>> = {
  export: 'Export lists',
  import: 'Import files',
  deleteForEver: 'Delete for ever',
  shareViews: 'Save views for everybody',
}

/** The step of an area: the highest one that the area has and that the rights include. */
export function stepOf({ areas }: Rights, { area, steps }: RightsRow): Step {
  const given = (Object.hasOwn(areas, area) && areas[area]) || 'nothing'
  return highest(steps, given)
}

/** The rights with another step of one area. */
export function withStep(rights: Rights, row: RightsRow, step: Step): Rights {
  return withSteps(rights, [row], step)
}

/** The rights with the same step in all areas. An area without the step gets the highest one below it. */
export function withSteps(rights: Rights, rows: readonly RightsRow[], step: Step): Rights {
  const given = rows.map(({ area, steps }) => [area, highest(steps, step)] as const)
  return rightsOf({ ...rights, areas: { ...rights.areas, ...Object.fromEntries(given) } })
}

/** The step after the one that an area has; after the last one comes the first. */
export function nextStep(rights: Rights, row: RightsRow): Step {
  const next = row.steps.indexOf(stepOf(rights, row)) + 1
  return row.steps[next % row.steps.length] ?? 'nothing'
}

function highest(steps: readonly Step[], limit: Step): Step {
  return steps.findLast((step) => includesStep(limit, step)) ?? 'nothing'
}

/** Rights to start from. The regions stay as they are. */
interface Template {
  name: string
  step: Step
  actions: readonly RoleAction[]
}

export const TEMPLATES: readonly Template[] = [
  { name: 'Editor', step: 'publish', actions: ['export', 'import'] },
  { name: 'Writer', step: 'edit', actions: [] },
  { name: 'Reader', step: 'see', actions: [] },
  { name: 'Support', step: 'nothing', actions: [] },
]

/** The rights of a template. */
export function fromTemplate(
  { step, actions }: Template,
  rows: readonly RightsRow[],
  regions: readonly string[],
): Rights {
  return withSteps({ areas: {}, actions, regions }, rows, step)
}

/** The rights of an administrator as a table: the highest step everywhere, and every action. */
export function allRights(rows: readonly RightsRow[]): Rights {
  return withSteps({ ...NO_RIGHTS, actions: ROLE_ACTIONS }, rows, 'publish')
}
