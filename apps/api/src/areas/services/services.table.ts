import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText, titleText, sortIndexes } from '@staff/api/tables'

/** Services that the company offers. */
export const services = pgTable(
  'services',
  {
    id: recordId(),
    name: text().notNull(),
    icon: text().notNull(),
    orderBy: integer().notNull(),
    headingBy: text().notNull(),
    descriptionBy: text().notNull(),
    image: text().notNull().default(''),
    searchText: searchText('name', 'heading_by', 'description_by'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (service) => [
    ...sortIndexes(service.id, service.name, service.orderBy, service.headingBy, service.updatedAt),
  ],
)
