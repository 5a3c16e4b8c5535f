import { ClientForm } from '@staff/forms/client/ClientForm'
import { client } from '@staff/forms/client/client.entity'

import { defineArea } from '../../app/defineArea'
import { ClientPreview } from './ClientPreview'
import { WebsiteLink } from './WebsiteLink'

/** Companies we work for. */
export const clientsArea = defineArea({
  entity: client,
  Form: ClientForm,
  cells: {
    websiteLink: ({ websiteLink }) => <WebsiteLink address={websiteLink} />,
  },
  Preview: ClientPreview,
})
