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

/** Every kind of content, one line each: the registry that routes, lists, the API and the tests read. */
export const entities = [
  service,
  serviceData,
  career,
  contractualPosition,
  testimonial,
  blog,
  team,
  client,
  technology,
  query,
  role,
  user,
] as const

export type EntityName = (typeof entities)[number]['name']

export { service } from './service/service.entity'
export { serviceData } from './serviceData/serviceData.entity'
export { career } from './career/career.entity'
export { contractualPosition } from './contractualPosition/contractualPosition.entity'
export { testimonial } from './testimonial/testimonial.entity'
export { blog } from './blog/blog.entity'
export { team } from './team/team.entity'
export { client } from './client/client.entity'
export { technology } from './technology/technology.entity'
export { query } from './query/query.entity'
export { role } from './role/role.entity'
export { user } from './user/user.entity'
export { login } from './login/login.schema'
export { changePassword } from './change-password/changePassword.schema'
export { accessTo } from './entity/access'
export { referencesOf } from './entity/references'
export { optionsOf } from './entity/optionsOf'
export type { Option } from './entity/rules/choice'
export { isPicture, sortableBy } from './entity/sortable'
export { countWords } from './entity/countWords'
export { passwordRules } from './entity/rules/password'
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
