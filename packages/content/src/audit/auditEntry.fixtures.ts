import { FIXTURE_NOW } from '@staff/entity'
import type { Action } from '@staff/entity/people'

import { careerFixtures } from '../career/career.fixtures'
import { blogFixtures } from '../blog/blog.fixtures'
import { queryFixtures } from '../query/query.fixtures'
import { roleFixtures } from '../role/role.fixtures'
import { testimonialFixtures } from '../testimonial/testimonial.fixtures'
import { userFixtures } from '../user/user.fixtures'
import { auditEntry } from './auditEntry'

/** The values before and after a change, by field. */
type Changes = Record<string, { from: unknown; to: unknown }>

interface Sample {
  hoursAgo: number
  /** The index of the user; nobody for an act without a session. */
  by?: number
  action: Action
  area?: string
  record?: { id: string; title: string }
  status?: number
  count?: number
  changes?: Changes
}

const [engineer, manager, graduate] = careerFixtures.records
const [priya] = testimonialFixtures.records
const [friday] = blogFixtures.records
const [query] = queryFixtures.records
const people = userFixtures.records
const [editor, desk] = roleFixtures.records

const samples: Sample[] = [
  {
    hoursAgo: 0.4,
    by: 0,
    action: 'change',
    area: 'careers',
    record: { id: engineer?.jobId ?? '', title: 'Senior React engineer' },
    status: 200,
    changes: {
      title: { from: 'React engineer', to: 'Senior React engineer' },
      experience: { from: 3, to: 5 },
      location: { from: 'Remote within the US', to: 'Austin, Texas' },
      type: { from: 'Contract', to: 'Full time' },
      description: {
        from: 'You lead the front end of two client portals. You review code kindly, write tests that people read, and always say yes.',
        to: engineer?.description,
      },
    },
  },
  {
    hoursAgo: 1.2,
    by: 1,
    action: 'change',
    area: 'queries',
    record: { id: query?.id ?? '', title: '' },
    status: 200,
    changes: {
      status: { from: 'New', to: 'Read' },
      assigneeId: { from: null, to: people[1]?.id },
    },
  },
  {
    hoursAgo: 2,
    by: 2,
    action: 'delete',
    area: 'users',
    record: { id: people[0]?.id ?? '', title: '' },
    status: 403,
    count: 7,
  },
  { hoursAgo: 2.1, by: 2, action: 'login', status: 200 },
  {
    hoursAgo: 5,
    by: 0,
    action: 'create',
    area: 'testimonials',
    record: { id: priya?.id ?? '', title: 'Priya Raman' },
    status: 201,
    changes: {
      name: { from: null, to: 'Priya Raman' },
      rating: { from: null, to: 5 },
      image: { from: null, to: priya?.image },
      description: { from: null, to: priya?.description },
    },
  },
  {
    hoursAgo: 20,
    by: 0,
    action: 'export',
    area: 'queries',
    status: 200,
    changes: { records: { from: null, to: 214 } },
  },
  {
    hoursAgo: 26,
    by: 3,
    action: 'change',
    area: 'blogs',
    record: { id: friday?.id ?? '', title: 'What a Friday demo does to a project' },
    status: 200,
    changes: { tags: { from: ['Delivery'], to: ['Delivery', 'Teams'] } },
  },
  {
    hoursAgo: 30,
    by: 0,
    action: 'change',
    area: 'users',
    record: { id: people[4]?.id ?? '', title: 'Zahra Mansour' },
    status: 200,
    changes: { roleId: { from: desk?.id, to: editor?.id } },
  },
  { hoursAgo: 49, action: 'login', status: 401, count: 12 },
  {
    hoursAgo: 52,
    by: 3,
    action: 'delete',
    area: 'careers',
    record: { id: '019a0000-0000-7000-8000-00000000dead', title: 'Office manager' },
    status: 204,
    changes: { title: { from: 'Office manager', to: null }, experience: { from: 2, to: null } },
  },
  {
    hoursAgo: 75,
    by: 1,
    action: 'move',
    area: 'services',
    record: { id: '019a0000-0000-7000-8000-000000000003', title: 'Staff augmentation' },
    status: 200,
    changes: { position: { from: 3, to: 1 } },
  },
  {
    hoursAgo: 190,
    by: 0,
    action: 'set-password',
    area: 'users',
    record: { id: people[6]?.id ?? '', title: 'Ottilie Grant' },
    status: 200,
  },
  {
    hoursAgo: 215,
    by: 3,
    action: 'change',
    area: 'careers',
    record: { id: manager?.jobId ?? '', title: 'Delivery manager' },
    status: 200,
    changes: { department: { from: 'Operations', to: 'Delivery' } },
  },
  {
    hoursAgo: 1000,
    by: 0,
    action: 'import',
    area: 'careers',
    status: 200,
    changes: { created: { from: null, to: 12 }, changed: { from: null, to: 3 } },
  },
  {
    hoursAgo: 1100,
    by: 6,
    action: 'create',
    area: 'careers',
    record: { id: graduate?.jobId ?? '', title: 'Graduate engineer' },
    status: 201,
    changes: { title: { from: null, to: 'Graduate engineer' } },
  },
]

/** A sample audit, the newest act first. Each act is about a record of the other samples, where it still exists. */
export const auditFixtures = auditOf(samples.map(storedAct))

function auditOf<Act>(records: Act[]) {
  const [filled] = records
  if (!filled) throw new Error('The sample audit is empty')
  return { entity: auditEntry, records, filled, create: {}, invalid: {} }
}

function storedAct(sample: Sample, index: number) {
  const { hoursAgo, by, action, area = '', record, status = 200, count = 1, changes = {} } = sample
  const person = by === undefined ? undefined : people[by]
  const at = new Date(FIXTURE_NOW.getTime() - hoursAgo * 3_600_000).toISOString()
  return {
    id: `019a0000-0000-7000-9800-${String(samples.length - index).padStart(12, '0')}`,
    action,
    area,
    userId: person?.id ?? null,
    userName: person ? `${person.firstName} ${person.lastName}` : 'Visitor',
    recordId: record?.id ?? '',
    recordTitle: record?.title ?? '',
    status,
    count,
    address: person ? `203.0.113.${24 + (by ?? 0)}` : '198.51.100.7',
    requestId: `req-${(1000 - index * 7).toString(36)}`,
    changes,
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
}
