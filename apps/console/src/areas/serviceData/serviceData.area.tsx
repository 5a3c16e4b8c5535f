import { defineArea } from '@staff/admin'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'

/** The sections of service pages. `ServiceDataPanel` lists them. */
export const serviceDataArea = defineArea({
  entity: serviceData,
  editor: () => import('./serviceData.editor'),
  widths: { orderBy: '6.5rem' },
})
