import { service } from './service/service.entity'
import { serviceData } from './serviceData/serviceData.entity'
import { career } from './career/career.entity'
import { contractualPosition } from './contractualPosition/contractualPosition.entity'
import { testimonial } from './testimonial/testimonial.entity'
import { blog } from './blog/blog.entity'
import { team } from './team/team.entity'
import { client } from './client/client.entity'
import { technology } from './technology/technology.entity'
import { query } from './query/query.entity'
import { role } from './role/role.entity'
import { user } from './user/user.entity'
import type { ComputedOf } from '@staff/entity'

/**
 * The registry: every entity, one line each. Routes, lists, the API and the tests read it. The sample records are
 * loaded on demand, by stories and tests only.
 */
export const registry = [
  { entity: service, samples: () => import('./service/service.fixtures') },
  { entity: serviceData, samples: () => import('./serviceData/serviceData.fixtures') },
  { entity: career, samples: () => import('./career/career.fixtures') },
  {
    entity: contractualPosition,
    samples: () => import('./contractualPosition/contractualPosition.fixtures'),
  },
  { entity: testimonial, samples: () => import('./testimonial/testimonial.fixtures') },
  { entity: blog, samples: () => import('./blog/blog.fixtures') },
  { entity: team, samples: () => import('./team/team.fixtures') },
  { entity: client, samples: () => import('./client/client.fixtures') },
  { entity: technology, samples: () => import('./technology/technology.fixtures') },
  { entity: query, samples: () => import('./query/query.fixtures') },
  { entity: role, samples: () => import('./role/role.fixtures') },
  { entity: user, samples: () => import('./user/user.fixtures') },
] as const

export const entities = registry.map(({ entity }) => entity)

type Registered = (typeof entities)[number]

export type EntityName = Registered['name']

/** The name of an area in the API's paths: `testimonials`. */
export type AreaName = Registered['area']

/** The names of the computed columns of each area: `{ roles: 'userCount' }`; `never` for most. */
export type ComputedNames = { [E in Registered as E['area']]: ComputedOf<E> }

/** One value for each computed column of an area. Areas without computed columns are left out. */
export type ByComputedColumn<Value> = {
  [Area in AreaName as ComputedNames[Area] extends never ? never : Area]: Readonly<
    Record<ComputedNames[Area], Value>
  >
}
