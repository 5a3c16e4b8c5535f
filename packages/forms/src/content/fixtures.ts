import { registry } from '../entities'
import type { Fixtures } from '../entity/defineFixtures'

/** The sample content of every entity, in the order of `entities`. */
export const fixtures = await Promise.all(
  registry.map(async ({ samples }) => {
    const [content]: Fixtures[] = Object.values(await samples())
    if (!content) throw new Error('A file of fixtures exports nothing')
    return content
  }),
)

export { changePasswordFixtures } from './change-password/changePassword.fixtures'
export { confirmPasswordFixtures } from './confirm-password/confirmPassword.fixtures'
export { loginFixtures } from './login/login.fixtures'
export {
  FIXTURE_NOW,
  mistakeOf,
  withInvalid,
  type Fixtures,
  type InvalidCase,
} from '../entity/defineFixtures'
export { sampleCover, sampleIcon, sampleImage, sampleLogo } from '../entity/sampleImages'
