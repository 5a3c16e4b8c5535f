import type { AdminContent } from '@staff/admin'

import { areas } from './areas'

/** The content behind the login. */
export const content: AdminContent = {
  areas: Object.values(areas),
  groups: [
    { title: 'Content', prefix: 'masters/' },
    { title: 'Security console', prefix: 'security-console/' },
  ],
  isOnPublicSite: ({ path }) => path.startsWith('masters/'),
  home: async () => (await import('./home/Home')).Home,
}
