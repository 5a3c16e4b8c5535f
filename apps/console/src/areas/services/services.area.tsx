import { ServiceForm } from '@staff/forms'
import { service } from '@staff/forms/entities'

import { defineArea } from '../../app/defineArea'
import { ServicePreview } from './ServicePreview'

/** What we offer. */
export const servicesArea = defineArea({
  entity: service,
  Form: ServiceForm,
  widths: { name: '11rem', orderBy: '6rem' },
  Preview: ServicePreview,
})
