import { defineArea } from '@staff/admin'
import { service } from '@staff/content/service/service.entity'

/** Services of the company. Each opens its service data. */
export const servicesArea = defineArea({
  entity: service,
  editor: () => import('./services.editor'),
  widths: { orderBy: '6.5rem' },
  priorities: { headingBy: 3, updatedAt: 4 },
  openButton: {
    label: 'Service data',
    icon: 'layers',
    name: ({ name }) => `Service data of ${name}`,
  },
  actionsWidth: '15.25rem',
  recordDialog: async () => (await import('./ServiceDataPanel')).ServiceDataPanel,
})
