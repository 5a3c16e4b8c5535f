import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { recordColumns, recordId, searchText } from './columns'
import { sortIndexes } from './sortIndexes'

/** What clients say; `image` is the address that `POST /images` answered. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    description: text().notNull(),
    rating: integer().notNull(),
    searchText: searchText('name', 'description'),
    ...recordColumns(),
  },
  (testimonial) => [
    index('testimonials_updated_at').on(testimonial.updatedAt),
    check('testimonials_rating_range', sql`${testimonial.rating} between 1 and 5`),
    ...sortIndexes(testimonial.id, testimonial.name, testimonial.rating),
  ],
)

/** Open positions. */
export const careers = pgTable(
  'careers',
  {
    jobId: recordId(),
    title: text().notNull(),
    experience: doublePrecision().notNull(),
    location: text().notNull(),
    department: text().notNull(),
    type: text().notNull(),
    description: text().notNull(),
    searchText: searchText('title', 'location', 'department', 'description'),
    ...recordColumns(),
  },
  (career) => [
    index('careers_updated_at').on(career.updatedAt),
    check('careers_experience_range', sql`${career.experience} between 0 and 50`),
    ...sortIndexes(
      career.jobId,
      career.title,
      career.experience,
      career.location,
      career.department,
      career.type,
    ),
  ],
)

/** Positions for a limited time. */
export const contractualPositions = pgTable(
  'contractual_positions',
  {
    id: recordId(),
    role: text().notNull(),
    location: text().notNull(),
    duration: text().notNull(),
    type: text().notNull(),
    interviewMode: text().notNull(),
    summary: text().notNull(),
    searchText: searchText('role', 'location', 'summary'),
    ...recordColumns(),
  },
  (position) => [
    index('contractual_positions_updated_at').on(position.updatedAt),
    ...sortIndexes(
      position.id,
      position.role,
      position.location,
      position.duration,
      position.type,
      position.interviewMode,
    ),
  ],
)

/** Articles and link posts; what the other kind has is empty. */
export const blogs = pgTable(
  'blogs',
  {
    id: recordId(),
    kind: text().notNull(),
    title: text().notNull(),
    image: text().notNull(),
    author: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    description: text().notNull().default(''),
    imageLink: text().notNull().default(''),
    searchText: searchText('title', 'author', 'description'),
    ...recordColumns(),
  },
  (blog) => [
    index('blogs_updated_at').on(blog.updatedAt),
    check('blogs_kind_known', sql`${blog.kind} in ('Article', 'Link post')`),
    ...sortIndexes(blog.id, blog.title, blog.kind, blog.author),
  ],
)

/** Members of the team. */
export const teams = pgTable(
  'teams',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    position: text().notNull(),
    description: text().notNull(),
    linkedInLink: text().notNull(),
    email: text().notNull(),
    searchText: searchText('name', 'position', 'email'),
    ...recordColumns(),
  },
  (team) => [
    index('teams_updated_at').on(team.updatedAt),
    ...sortIndexes(team.id, team.name, team.position, team.email),
  ],
)

/** Companies we work for. */
export const clients = pgTable(
  'clients',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    websiteLink: text().notNull().default(''),
    searchText: searchText('name', 'website_link'),
    ...recordColumns(),
  },
  (client) => [
    index('clients_updated_at').on(client.updatedAt),
    ...sortIndexes(client.id, client.name),
  ],
)

/** What we build with. */
export const technologies = pgTable(
  'technologies',
  {
    id: recordId(),
    name: text().notNull(),
    image: text().notNull(),
    category: text().notNull(),
    searchText: searchText('name', 'category'),
    ...recordColumns(),
  },
  (technology) => [
    index('technologies_updated_at').on(technology.updatedAt),
    ...sortIndexes(technology.id, technology.name, technology.category),
  ],
)

/** What we offer. */
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
    ...recordColumns(),
  },
  (service) => [
    index('services_updated_at').on(service.updatedAt),
    ...sortIndexes(service.id, service.name, service.orderBy, service.headingBy),
  ],
)

/** The parts of a service's page. A service that still has some cannot be deleted. */
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
    ...recordColumns(),
  },
  (part) => [
    index('services_data_service').on(part.serviceId),
    ...sortIndexes(part.id, part.title, part.orderBy, part.updatedAt),
  ],
)
