import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import {
  liveTable,
  recordColumns,
  recordId,
  searchEngineColumns,
  searchText,
  sortIndexes,
  titleText,
} from '@staff/api/tables'

/** What the public site shows. */
const shown = {
  name: text().notNull(),
  icon: text().notNull(),
  orderBy: integer().notNull(),
  headingBy: text().notNull(),
  descriptionBy: text().notNull(),
  image: text().notNull().default(''),
  ...searchEngineColumns(),
}

/** Services that the company offers. */
export const services = pgTable(
  'services',
  {
    id: recordId(),
    ...shown,
    searchText: searchText('name', 'heading_by', 'description_by'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (service) => [
    ...sortIndexes(service.id, service.name, service.orderBy, service.headingBy, service.updatedAt),
  ],
)

/** The versions that the public site shows, and when. */
export const servicesLive = liveTable(
  'services',
  {
    id: uuid().notNull(),
    ...shown,
    searchText: searchText('name', 'heading_by', 'description_by'),
  },
  { id: 'id', sortedBy: ['name', 'orderBy', 'headingBy'] },
)
