import type { Admin } from '@staff/admin'

import { Brand } from './brand/Brand'
import { LoginHero } from './brand/LoginHero'
import { regions } from './regions'

/** The staff console: its title, brand, regions and content. */
export const admin: Admin = {
  title: 'Staff console',
  Brand,
  LoginHero,
  regions,
  load: async () => (await import('./content')).content,
}
