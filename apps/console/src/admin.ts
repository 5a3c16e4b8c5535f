import type { Admin } from '@staff/admin'

import { Brand } from './brand/Brand'
import { LoginHero } from './brand/LoginHero'

/** The staff console: its title, brand and content. */
export const admin: Admin = {
  title: 'Staff console',
  Brand,
  LoginHero,
  load: async () => (await import('./content')).content,
}
