import { defineArea } from '@staff/admin'
import { ClientForm } from '@staff/forms/content/client/ClientForm'
import { client } from '@staff/forms/content/client/client.entity'

import { ClientPreview } from './ClientPreview'
import { WebsiteLink } from './WebsiteLink'

/** Companies that the company works for. */
export const clientsArea = defineArea({
  entity: client,
  Form: ClientForm,
  cells: {
    websiteLink: ({ websiteLink }) => <WebsiteLink address={websiteLink} />,
  },
  Preview: ClientPreview,
})
