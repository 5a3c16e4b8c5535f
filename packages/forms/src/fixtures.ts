import { careerFixtures } from './career/career.fixtures'
import { contractualPositionFixtures } from './contractualPosition/contractualPosition.fixtures'
import { testimonialFixtures } from './testimonial/testimonial.fixtures'
import { teamFixtures } from './team/team.fixtures'
import { clientFixtures } from './client/client.fixtures'
import { technologyFixtures } from './technology/technology.fixtures'

/** The sample content of every entity, one line each, in the order of `entities`. */
export const fixtures = [
  careerFixtures,
  contractualPositionFixtures,
  testimonialFixtures,
  teamFixtures,
  clientFixtures,
  technologyFixtures,
] as const

export { careerFixtures } from './career/career.fixtures'
export { contractualPositionFixtures } from './contractualPosition/contractualPosition.fixtures'
export { testimonialFixtures } from './testimonial/testimonial.fixtures'
export { teamFixtures } from './team/team.fixtures'
export { clientFixtures } from './client/client.fixtures'
export { technologyFixtures } from './technology/technology.fixtures'
export { FIXTURE_NOW, withInvalid, type Fixtures, type InvalidCase } from './entity/defineFixtures'
export { sampleImage, sampleLogo } from './entity/sampleImages'
