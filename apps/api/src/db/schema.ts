import type { entities } from '@staff/forms/content/entities'
import type { PgTable } from 'drizzle-orm/pg-core'

import {
  blogs,
  careers,
  clients,
  contractualPositions,
  services,
  servicesData,
  teams,
  technologies,
  testimonials,
} from './tables/content'
import { roles, users } from './tables/people'
import { queries } from './tables/queries'

export * from './tables/content'
export * from './tables/people'
export * from './tables/pictures'
export * from './tables/safeguards'
export * from './tables/queries'

/** The table of each entity, under the entity's area: a kind of content without a table does not compile. */
export const tables = {
  services,
  'services-data': servicesData,
  careers,
  'contractual-positions': contractualPositions,
  testimonials,
  blogs,
  teams,
  clients,
  technologies,
  queries,
  roles,
  users,
} satisfies Record<(typeof entities)[number]['area'], PgTable>
