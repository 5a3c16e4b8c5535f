import type { ComputedOf } from '@staff/entity'
import { role, user } from '@staff/entity/people'

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

/** Our own content, one line each. The sample records are loaded on demand, by stories and tests only. */
const ownContent = [
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
] as const

/** The registry: every entity, ours and the people of every admin. Routes, lists, the fake API and the tests read it. */
export const registry = [
  ...ownContent,
  { entity: role, samples: () => import('./role/role.fixtures') },
  { entity: user, samples: () => import('./user/user.fixtures') },
] as const

export const entities = registry.map(({ entity }) => entity)

/** Our own entities. The server knows users and roles by itself. */
export const ownEntities = ownContent.map(({ entity }) => entity)

type Registered = (typeof entities)[number]
type Own = (typeof ownEntities)[number]

export type EntityName = Registered['name']

/** The name of an entity of our own content. */
export type OwnEntityName = Own['name']

/** The name of an area in the API's paths: `testimonials`. */
export type AreaName = Registered['area']

/** The name of an area of our own content. */
export type OwnAreaName = Own['area']

/** The names of the computed columns of each area: `{ roles: 'userCount' }`; `never` for most. */
type ComputedNames = { [E in Own as E['area']]: ComputedOf<E> }

/** One value for each computed column of our own areas. Areas without computed columns are left out. */
export type ByComputedColumn<Value> = {
  [Area in OwnAreaName as ComputedNames[Area] extends never ? never : Area]: Readonly<
    Record<ComputedNames[Area], Value>
  >
}
