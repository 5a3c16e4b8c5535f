// `npm run migration` writes this file.
import type { Area } from '@staff/api'
import type { OwnAreaName } from '@staff/content/entities'

import { blogs, blogsLive } from './blogs/blogs.table'
import { careers, careersLive } from './careers/careers.table'
import { clients, clientsLive } from './clients/clients.table'
import {
  contractualPositions,
  contractualPositionsLive,
} from './contractualPositions/contractualPositions.table'
import { queries } from './queries/queries.table'
import { servicesData, servicesDataLive } from './serviceData/serviceData.table'
import { services, servicesLive } from './services/services.table'
import { teams, teamsLive } from './teams/teams.table'
import { technologies, technologiesLive } from './technologies/technologies.table'
import { testimonials, testimonialsLive } from './testimonials/testimonials.table'

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

/** The tables of live versions, of each area that the public site shows. */
export const liveTables: Partial<Record<OwnAreaName, Area['live']>> = {
  blogs: blogsLive,
  careers: careersLive,
  clients: clientsLive,
  'contractual-positions': contractualPositionsLive,
  'services-data': servicesDataLive,
  services: servicesLive,
  teams: teamsLive,
  technologies: technologiesLive,
  testimonials: testimonialsLive,
}
