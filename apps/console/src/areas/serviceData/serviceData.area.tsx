import { defineArea } from '@staff/admin'
import { ServiceDataForm } from '@staff/forms/content/serviceData/ServiceDataForm'
import { serviceData } from '@staff/forms/content/serviceData/serviceData.entity'

import { ServiceDataPreview } from './ServiceDataPreview'

/** The sections of service pages. `ServiceDataPanel` lists them. */
export const serviceDataArea = defineArea({
  entity: serviceData,
  Form: ServiceDataForm,
  widths: { orderBy: '6.5rem' },
  Preview: ServiceDataPreview,
})
