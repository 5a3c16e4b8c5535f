import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText, titleText, sortIndexes } from '@staff/api/tables'
import { services } from '../services/services.table'

/** Sections of a service's page. A service with sections cannot be deleted. */
export const servicesData = pgTable(
  'services_data',
  {
    id: recordId(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    description: text().notNull(),
    image: text().notNull().default(''),
    orderBy: integer().notNull(),
    searchText: searchText('title', 'description'),
    titleText: titleText('title'),
    ...recordColumns(),
  },
  (part) => [
    index('services_data_service').on(part.serviceId),
    ...sortIndexes(part.id, part.title, part.orderBy, part.updatedAt),
  ],
)
