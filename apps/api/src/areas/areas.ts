import type { Area, ComputedColumn } from '@staff/api'
import type { ByComputedColumn, OwnAreaName } from '@staff/content/entities'

import { blogs } from './blogs/blogs.table'
import { careers } from './careers/careers.table'
import { clients } from './clients/clients.table'
import { contractualPositions } from './contractualPositions/contractualPositions.table'
import { queryColumns } from './queries/queries.computed'
import { queries } from './queries/queries.table'
import { queryHooks } from './queries/queryHooks'
import { servicesData } from './serviceData/serviceData.table'
import { services } from './services/services.table'
import { teams } from './teams/teams.table'
import { technologies } from './technologies/technologies.table'
import { testimonials } from './testimonials/testimonials.table'

/** Every area of our own. A missing area or computed column is a compile error. */
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
} satisfies Record<OwnAreaName, Area> & {
  [Name in keyof ByComputedColumn<ComputedColumn>]: {
    computed: ByComputedColumn<ComputedColumn>[Name]
  }
}
