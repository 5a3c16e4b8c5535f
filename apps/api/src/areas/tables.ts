// `npm run migration` writes this file.
import type { Area } from '@staff/api'
import type { OwnAreaName } from '@staff/content/entities'

import { blogs } from './blogs/blogs.table'
import { careers } from './careers/careers.table'
import { clients } from './clients/clients.table'
import { contractualPositions } from './contractualPositions/contractualPositions.table'
import { queries } from './queries/queries.table'
import { servicesData } from './serviceData/serviceData.table'
import { services } from './services/services.table'
import { teams } from './teams/teams.table'
import { technologies } from './technologies/technologies.table'
import { testimonials } from './testimonials/testimonials.table'

/** The table of every area of our own. A missing one is a compile error. */
export const tables = {
  blogs,
  careers,
  clients,
  'contractual-positions': contractualPositions,
  queries,
  'services-data': servicesData,
  services,
  teams,
  technologies,
  testimonials,
} satisfies Record<OwnAreaName, Area['table']>
