import { number, object, string } from 'yup'

import {
  defineEntity,
  type AnyEntity,
  type Option,
  optionalReference,
  optionalText,
} from '@staff/entity'
import { actionOptions, type Action } from './actions'
import { auditAreasOf } from './auditAreas'

/** The path of the audit below the dashboard. */
export const AUDIT_PATH = 'security-console/audit'

/**
 * An act: a change, a login, or a refused call. The server writes them, administrators read them, and nobody changes them. It is
 * no content, so it is not in the registry of entities; it is a list like theirs all the same. `entities` are those
 * whose records acts can be about. `wordsOf` are the words by which the search of the server finds a kind of act.
 */
export function auditEntryOf(
  entities: readonly AnyEntity[],
  wordsOf?: (action: Action) => readonly string[],
) {
  const areas = [...auditAreasOf(entities)].map(([value, { many }]) => ({
    value,
    label: many,
    words: entities.filter(({ area }) => area === value).map(({ labels }) => labels.one),
  }))
  return defineEntity({
    name: 'auditEntry',
    area: 'audit',
    path: AUDIT_PATH,
    idKey: 'id',
    labels: {
      one: 'audit entry',
      many: 'Audit entries',
      title: 'Audit',
      intro: 'Who did what, when and from where. Nobody can change these entries.',
    },
    schema: schemaOf(actionOptions(wordsOf), areas),
    empty: nothing,
    titleOf: ({ userName, action, recordTitle }) => `${userName} ${action} ${recordTitle}`.trim(),
    computed: { summary: 'What happened', changes: 'Changes' },
    listed: ['createdAt', 'summary', 'area', 'address'],
    searched: ['recordTitle', 'userName'],
    searchedChoices: ['action', 'area'],
    filtered: ['action', 'area', 'userId', 'recordId'],
    access: { read: 'administrator', create: 'nobody', write: 'nobody', remove: 'nobody' },
    isLog: true,
  })
}

function schemaOf(actions: Option<string>[], areas: Option<string>[]) {
  return object({
    action: oneOf('Action', actions),
    area: oneOf('Area', areas),
    userId: optionalReference('Person', 'users', 'Nobody logged in').meta({
      description: 'Null for somebody who was not logged in.',
    }),
    userName: optionalText('Name'),
    recordId: optionalText('Record').meta({ isRecordId: true }),
    recordTitle: optionalText('Title'),
    status: number().label('Status').default(200).meta({
      kind: 'number',
      integer: true,
      description: 'The status of the response; from 400 it was refused.',
    }),
    count: number().label('Count').default(1).meta({
      kind: 'number',
      integer: true,
      description: 'How often it was refused alike within ten minutes.',
    }),
    address: optionalText('Address'),
    requestId: optionalText('Request').meta({
      description: 'Of the first call, where there were several.',
    }),
  })
}

const nothing = {
  action: '',
  area: '',
  userId: null,
  userName: '',
  recordId: '',
  recordTitle: '',
  status: 200,
  count: 1,
  address: '',
  requestId: '',
}

// What is stored stays valid when a choice is gone, so the rules do not check it.
function oneOf(label: string, options: readonly Option<string>[]) {
  return string().label(label).default('').meta({ kind: 'choice', options })
}

/** The entity of the audit. */
export type AuditEntity = ReturnType<typeof auditEntryOf>
