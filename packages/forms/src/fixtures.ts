import { testimonialFixtures } from './testimonial/testimonial.fixtures'

/** The sample content of every entity, one line each, in the order of `entities`. */
export const fixtures = [testimonialFixtures] as const

export { testimonialFixtures } from './testimonial/testimonial.fixtures'
export { FIXTURE_NOW, withInvalid, type Fixtures, type InvalidCase } from './entity/defineFixtures'
export { sampleImage, sampleLogo } from './entity/sampleImages'
