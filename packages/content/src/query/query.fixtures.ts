import {
  defineFixtures,
  FIXTURE_NOW,
  missing,
  notAnOption,
  tooLong,
  sampleEmail,
} from '@staff/entity'
import { query, type QueryStatus } from './query.entity'
import { sampleMessages } from './sampleMessages'

const HOUR = 3_600_000
const NEW_COUNT = 3
const SPAM_INDEX = 23

export const queryFixtures = defineFixtures(query, {
  values: sampleMessages.map(([, region, name, subject, message], index) => ({
    name,
    email: sampleEmail(name),
    phone: index % 4 === 1 ? '' : phoneIn(region, index),
    subject,
    message,
    region,
    status: statusOf(index),
    assigneeId: null,
  })),
  metadataOf: (index) => {
    const hoursAgo = sampleMessages[index]?.[0] ?? 0
    const received = new Date(FIXTURE_NOW.getTime() - hoursAgo * HOUR).toISOString()
    return { createdAt: received, updatedAt: received, version: 1 }
  },
  invalid: {
    nameMissing: missing('name', 'Name is required'),
    nameTooLong: tooLong('name', 120, 'Name should not exceed 120 characters'),
    emailMissing: missing('email', 'Email is required'),
    emailTooLong: tooLong('email', 254, 'Email should not exceed 254 characters'),
    emailNotAnAddress: {
      field: 'email',
      rule: 'email',
      value: 'jonas.lind at example.com',
      message: 'Invalid email address',
    },
    phoneTooLong: tooLong('phone', 40, 'Phone should not exceed 40 characters'),
    subjectMissing: missing('subject', 'Subject is required'),
    subjectTooLong: tooLong('subject', 200, 'Subject should not exceed 200 characters'),
    messageMissing: missing('message', 'Message is required'),
    messageTooLong: tooLong('message', 5000, 'Message should not exceed 5000 characters'),
    regionMissing: missing('region', 'Region is required'),
    regionNotOffered: notAnOption('region', 'Region must be one of the choices'),
    statusMissing: missing('status', 'Status is required'),
    statusNotOffered: notAnOption('status', 'Status must be one of the choices'),
    assigneeNotOffered: {
      field: 'assigneeId',
      rule: 'reference',
      value: 'Somebody',
      message: 'Taken by must be one of the choices',
    },
  },
})

/** Nobody has opened the newest ones. Of the older ones most are answered. */
function statusOf(index: number): QueryStatus {
  if (index < NEW_COUNT) return 'New'
  if (index === SPAM_INDEX) return 'Spam'
  return index < 6 || index % 7 === 0 ? 'Read' : 'Answered'
}

/** A phone number from the range that is reserved for fiction. */
function phoneIn(region: string, index: number): string {
  return region === 'UK' ? `+44 20 7946 0${100 + index}` : `+1 202 555 0${100 + index}`
}
