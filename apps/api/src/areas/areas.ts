import type { AreaName, ByComputedColumn } from '@staff/forms/content/entities'

import { auditArea } from './audit/auditArea'
import { registerAreas, type Area } from '../records/table/areas'
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
import { roles } from '../identity/users/roles.table'
import { servicesData } from './serviceData/serviceData.table'
import { services } from './services/services.table'
import { teams } from './teams/teams.table'
import { technologies } from './technologies/technologies.table'
import { testimonials } from './testimonials/testimonials.table'
import { userHooks } from './users/userHooks'
import { userColumns } from './users/users.computed'
import { users } from '../identity/users/users.table'

/** Every area. A missing area or computed column is a compile error. To import this file makes them known to the server. */
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

registerAreas({ ...areas, audit: auditArea })
