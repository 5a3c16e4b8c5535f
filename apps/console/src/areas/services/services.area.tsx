import { defineArea } from '@staff/admin'
import { ServiceForm } from '@staff/forms/content/service/ServiceForm'
import { service } from '@staff/forms/content/service/service.entity'

import { ServiceDataButton } from './ServiceDataButton'
import { ServiceDataPanel } from './ServiceDataPanel'
import { ServicePreview } from './ServicePreview'

/** Services of the company. Each opens its service data. */
export const servicesArea = defineArea({
  entity: service,
  Form: ServiceForm,
  widths: { orderBy: '6.5rem' },
  priorities: { headingBy: 3 },
  RowActions: ServiceDataButton,
  actionsWidth: '19.25rem',
  RecordDialog: ServiceDataPanel,
  Preview: ServicePreview,
})
