import { object } from 'yup'

import {
  defineEntity,
  email,
  choice,
  optionalReference,
  multiline,
  optionalText,
  text,
} from '@staff/entity'

import { REGIONS } from '../regions'

/** The states of a query. A new one waits until somebody opens it. */
export const QUERY_STATUSES = ['New', 'Read', 'Answered', 'Spam'] as const
export type QueryStatus = (typeof QUERY_STATUSES)[number]

/** The states in which a query still waits for an answer. */
export const WAITING_STATUSES: readonly QueryStatus[] = ['New', 'Read']

/** What a visitor sends. */
export const visitorSchema = object({
  name: text('Name', { max: 120 }),
  email: email('Email'),
  phone: optionalText('Phone', { max: 40 }),
  subject: text('Subject'),
  message: multiline('Message'),
  region: choice('Region', REGIONS),
})

/** What staff do with it. */
const workSchema = object({
  status: choice('Status', QUERY_STATUSES).default('New'),
  assigneeId: optionalReference('Taken by', 'users', 'Nobody'),
})

const nothing = { name: '', email: '', phone: '', subject: '', message: '', region: '' } as const

/**
 * A query from a visitor of the public site. Everybody whose role is for its region reads it, takes it and sets its status;
 * administrators can delete it. Nobody changes what the visitor wrote.
 */
export const query = defineEntity({
  name: 'query',
  area: 'queries',
  path: 'queries',
  idKey: 'id',
  labels: {
    one: 'query',
    many: 'Queries',
    intro: 'What visitors of the public site asked, the newest first.',
  },
  schema: visitorSchema.concat(workSchema),
  empty: { ...nothing, status: 'New', assigneeId: null },
  create: { schema: visitorSchema, empty: nothing },
  change: { schema: workSchema },
  titleOf: ({ subject }) => subject,
  computed: { assigneeName: 'Taken by' },
  listed: ['createdAt', 'name', 'email', 'phone', 'subject', 'region', 'status', 'assigneeName'],
  searched: ['name', 'email', 'subject', 'message'],
  filtered: ['status', 'assigneeId', 'region'],
  access: {
    everybody: 'edit',
    create: 'nobody',
    remove: 'administrator',
    regionField: 'region',
  },
  isPersonal: true,
})
