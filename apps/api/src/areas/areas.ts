import type { AreaName, ByComputedColumn } from '@staff/forms/content/entities'
import type { PgTable } from 'drizzle-orm/pg-core'

import { auditArea } from '../audit/auditArea'
import type { RecordHooks } from '../records/recordHooks'
import type { ComputedColumn } from '../records/table/computedColumn'
import { blogs } from './blogs/blogs.table'
import { careers } from './careers/careers.table'
import { clients } from './clients/clients.table'
import { contractualPositions } from './contractualPositions/contractualPositions.table'
import { queryColumns } from './queries/queries.computed'
import { queries } from './queries/queries.table'
import { queryHooks } from './queries/queryHooks'
import { roleHooks } from './roles/roleHooks'
import { roleColumns } from './roles/roles.computed'
import { roles } from './roles/roles.table'
import { servicesData } from './serviceData/serviceData.table'
import { services } from './services/services.table'
import { teams } from './teams/teams.table'
import { technologies } from './technologies/technologies.table'
import { testimonials } from './testimonials/testimonials.table'
import { userHooks } from './users/userHooks'
import { userColumns } from './users/users.computed'
import { users } from './users/users.table'

/** The parts of an area that only the API needs, in addition to its entity. */
export interface Area {
  table: PgTable
  /** The rules of its calls, in addition to the common ones. */
  hooks?: RecordHooks
  /** The expressions of its entity's computed columns. */
  computed?: Readonly<Record<string, ComputedColumn>>
}

/** Every area. A missing area or computed column is a compile error. */
export const areas = {
  services: { table: services },
  'services-data': { table: servicesData },
  careers: { table: careers },
  'contractual-positions': { table: contractualPositions },
  testimonials: { table: testimonials },
  blogs: { table: blogs },
  teams: { table: teams },
  clients: { table: clients },
  technologies: { table: technologies },
  queries: { table: queries, hooks: queryHooks, computed: queryColumns },
  roles: { table: roles, hooks: roleHooks, computed: roleColumns },
  users: { table: users, hooks: userHooks, computed: userColumns },
} satisfies Record<AreaName, Area> & {
  [Name in keyof ByComputedColumn<ComputedColumn>]: {
    computed: ByComputedColumn<ComputedColumn>[Name]
  }
}

/** The area with this name, or the audit. Throws where there is none. */
export function areaOf(name: string): Area {
  const area = byName.get(name)
  if (!area) throw new Error(`There is no area ${name}`)
  return area
}

const byName = new Map<string, Area>([...Object.entries(areas), ['audit', auditArea]])
