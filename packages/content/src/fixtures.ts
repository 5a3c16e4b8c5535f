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

export { changePasswordFixtures } from '@staff/forms/account/changePassword/changePassword.fixtures'
export { confirmPasswordFixtures } from '@staff/forms/account/confirmPassword/confirmPassword.fixtures'
export { loginFixtures } from '@staff/forms/account/login/login.fixtures'
export { sampleCover, sampleIcon, sampleImage, sampleLogo, sampleSize } from './sampleImages'
