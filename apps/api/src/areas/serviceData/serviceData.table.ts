import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import {
  liveTable,
  recordColumns,
  recordId,
  searchText,
  sortIndexes,
  titleText,
} from '@staff/api/tables'
import { services } from '../services/services.table'

/** What the public site shows. */
const shown = {
  title: text().notNull(),
  description: text().notNull(),
  image: text().notNull().default(''),
  orderBy: integer().notNull(),
}

/** Sections of a service's page. A service with sections cannot be deleted. */
export const servicesData = pgTable(
  'services_data',
  {
    id: recordId(),
    ...shown,
    serviceId: uuid()
      .notNull()
      .references(() => services.id, { onDelete: 'restrict' }),
    searchText: searchText('title', 'description'),
    titleText: titleText('title'),
    ...recordColumns(),
  },
  (part) => [
    index('services_data_service').on(part.serviceId),
    ...sortIndexes(part.id, part.title, part.orderBy, part.updatedAt),
  ],
)

/** The versions that the public site shows, and when. */
export const servicesDataLive = liveTable(
  'services_data',
  {
    id: uuid().notNull(),
    serviceId: uuid().notNull(),
    ...shown,
    searchText: searchText('title', 'description'),
  },
  { id: 'id', sortedBy: ['title', 'orderBy'] },
)
