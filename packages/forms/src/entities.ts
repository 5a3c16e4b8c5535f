import { service } from './content/service/service.entity'
import { serviceData } from './content/serviceData/serviceData.entity'
import { career } from './content/career/career.entity'
import { contractualPosition } from './content/contractualPosition/contractualPosition.entity'
import { testimonial } from './content/testimonial/testimonial.entity'
import { blog } from './content/blog/blog.entity'
import { team } from './content/team/team.entity'
import { client } from './content/client/client.entity'
import { technology } from './content/technology/technology.entity'
import { query } from './content/query/query.entity'
import { role } from './content/role/role.entity'
import { user } from './content/user/user.entity'

/**
 * Every kind of content, one line each: the registry that routes, lists, the API and the tests read.
 * Sample records are loaded only by those who show or test something.
 */
export const registry = [
  { entity: service, samples: () => import('./content/service/service.fixtures') },
  { entity: serviceData, samples: () => import('./content/serviceData/serviceData.fixtures') },
  { entity: career, samples: () => import('./content/career/career.fixtures') },
  {
    entity: contractualPosition,
    samples: () => import('./content/contractualPosition/contractualPosition.fixtures'),
  },
  { entity: testimonial, samples: () => import('./content/testimonial/testimonial.fixtures') },
  { entity: blog, samples: () => import('./content/blog/blog.fixtures') },
  { entity: team, samples: () => import('./content/team/team.fixtures') },
  { entity: client, samples: () => import('./content/client/client.fixtures') },
  { entity: technology, samples: () => import('./content/technology/technology.fixtures') },
  { entity: query, samples: () => import('./content/query/query.fixtures') },
  { entity: role, samples: () => import('./content/role/role.fixtures') },
  { entity: user, samples: () => import('./content/user/user.fixtures') },
] as const

export const entities = registry.map(({ entity }) => entity)

export type EntityName = (typeof entities)[number]['name']

export { login } from './content/login/login.schema'
export { confirmPassword } from './content/confirm-password/confirmPassword.schema'
export { changePassword } from './content/change-password/changePassword.schema'
export { accessTo } from './entity/access'
export { referencesOf } from './entity/references'
export { optionsOf } from './entity/optionsOf'
export type { Option } from './entity/rules/choice'
export { isPicture, sortableBy, usualOrder, type SortOrder } from './entity/sortable'
export { CODE_POINTS, countCharacters, hasAtMost } from './entity/countCharacters'
export { compatible, folded, hiddenCharacter, visible } from './entity/hiddenCharacters'
export { countWords } from './entity/countWords'
export { composed } from './entity/composed'
export { charactersOf, PASSWORD_MAX_LENGTH, passwordRules } from './entity/rules/password'
export { tellsOf, type Owner } from './entity/rules/personal'
export { checkTypes } from './entity/checkTypes'
export { validate, type FieldErrors, type Validated } from './entity/validate'
export type {
  AnyEntity,
  Audience,
  Blank,
  Entity,
  EntityValues,
  IdKey,
  RecordOf,
  Stamps,
  ValuesOf,
} from './entity/defineEntity'
