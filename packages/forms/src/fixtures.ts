import { serviceFixtures } from './service/service.fixtures'
import { serviceDataFixtures } from './serviceData/serviceData.fixtures'
import { careerFixtures } from './career/career.fixtures'
import { contractualPositionFixtures } from './contractualPosition/contractualPosition.fixtures'
import { testimonialFixtures } from './testimonial/testimonial.fixtures'
import { blogFixtures } from './blog/blog.fixtures'
import { teamFixtures } from './team/team.fixtures'
import { clientFixtures } from './client/client.fixtures'
import { technologyFixtures } from './technology/technology.fixtures'
import { queryFixtures } from './query/query.fixtures'
import { roleFixtures } from './role/role.fixtures'
import { userFixtures } from './user/user.fixtures'

/** The sample content of every entity, one line each, in the order of `entities`. */
export const fixtures = [
  serviceFixtures,
  serviceDataFixtures,
  careerFixtures,
  contractualPositionFixtures,
  testimonialFixtures,
  blogFixtures,
  teamFixtures,
  clientFixtures,
  technologyFixtures,
  queryFixtures,
  roleFixtures,
  userFixtures,
] as const

export { serviceFixtures } from './service/service.fixtures'
export { serviceDataFixtures } from './serviceData/serviceData.fixtures'
export { careerFixtures } from './career/career.fixtures'
export { contractualPositionFixtures } from './contractualPosition/contractualPosition.fixtures'
export { testimonialFixtures } from './testimonial/testimonial.fixtures'
export { blogFixtures } from './blog/blog.fixtures'
export { teamFixtures } from './team/team.fixtures'
export { clientFixtures } from './client/client.fixtures'
export { technologyFixtures } from './technology/technology.fixtures'
export { queryFixtures } from './query/query.fixtures'
export { roleFixtures } from './role/role.fixtures'
export { userFixtures } from './user/user.fixtures'
export { changePasswordFixtures } from './change-password/changePassword.fixtures'
export { loginFixtures } from './login/login.fixtures'
export {
  FIXTURE_NOW,
  mistakeOf,
  withInvalid,
  type Fixtures,
  type InvalidCase,
} from './entity/defineFixtures'
export { sampleCover, sampleIcon, sampleImage, sampleLogo } from './entity/sampleImages'
