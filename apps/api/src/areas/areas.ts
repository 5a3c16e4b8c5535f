import type { Area, ComputedColumn } from '@staff/api'
import type { ByComputedColumn, OwnAreaName } from '@staff/content/entities'

import { queryColumns } from './queries/queries.computed'
import { queryHooks } from './queries/queryHooks'
import { liveTables, tables } from './tables'

type Rules = Omit<Area, 'table' | 'live'>

/** What some areas have beside their table. A missing computed column is a compile error. */
const rules: Partial<Record<OwnAreaName, Rules>> & {
  [Name in keyof ByComputedColumn<ComputedColumn>]: {
    computed: ByComputedColumn<ComputedColumn>[Name]
  }
} = {
  queries: { hooks: queryHooks, computed: queryColumns },
}

/** Every area of our own. */
export const areas = withRules(rules)

function withRules(ownRules: Partial<Record<string, Rules>>): Record<string, Area> {
  const live: Partial<Record<string, Area['live']>> = liveTables
  return Object.fromEntries(
    Object.entries(tables).map(([area, table]) => [
      area,
      { table, ...(live[area] && { live: live[area] }), ...ownRules[area] },
    ]),
  )
}
