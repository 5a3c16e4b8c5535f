import { defineArea } from '@staff/admin'
import { client } from '@staff/content/client/client.entity'

import { WebsiteLink } from './WebsiteLink'

/** Companies that the company works for. */
export const clientsArea = defineArea({
  entity: client,
  editor: () => import('./clients.editor'),
  cells: {
    websiteLink: ({ websiteLink }) => <WebsiteLink address={websiteLink} />,
  },
})
