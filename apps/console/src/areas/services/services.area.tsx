import { ServiceForm } from '@staff/forms/service/ServiceForm'
import { service } from '@staff/forms/service/service.entity'

import { defineArea } from '../../app/defineArea'
import { ServiceDataButton } from './ServiceDataButton'
import { ServiceDataPanel } from './ServiceDataPanel'
import { ServicePreview } from './ServicePreview'

/** What we offer; each service opens its service data. */
export const servicesArea = defineArea({
  entity: service,
  Form: ServiceForm,
  widths: { name: '10rem', orderBy: '6.5rem', updatedAt: '7rem' },
  RowActions: ServiceDataButton,
  actionsWidth: '20.5rem',
  Opened: ServiceDataPanel,
  Preview: ServicePreview,
})
