import type { Fixtures } from '@staff/entity'
import { registry } from './entities'

/** The sample content of every entity, in the order of `entities`. */
export const fixtures = await Promise.all(
  registry.map(async ({ samples }) => {
    const [content]: Fixtures[] = Object.values(await samples())
    if (!content) throw new Error('A file of fixtures exports nothing')
    return content
  }),
)

export { changePasswordFixtures } from '../account/changePassword/changePassword.fixtures'
export { confirmPasswordFixtures } from '../account/confirmPassword/confirmPassword.fixtures'
export { loginFixtures } from '../account/login/login.fixtures'
export { sampleCover, sampleIcon, sampleImage, sampleLogo } from './sampleImages'
