import type { AuditPerson } from '@staff/contract'

import type { FakeAnswer } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'

/** `GET /audit/people`: all users, and those who have an entry and are deleted. The fake API writes no entries itself. */
export function auditPeople({ store }: Pick<FakeServer, 'store'>): FakeAnswer {
  const people = new Map<string, AuditPerson>()
  for (const { id, firstName, lastName } of store.records('users')) {
    const name = `${String(firstName)} ${String(lastName)}`
    people.set(String(id), { id: String(id), name, isThere: true })
  }
  for (const { userId, userName } of store.records('audit')) {
    if (typeof userId !== 'string' || people.has(userId)) continue
    people.set(userId, { id: userId, name: String(userName), isThere: false })
  }
  const sorted = [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name))
  return { status: 200, body: { people: sorted } }
}
