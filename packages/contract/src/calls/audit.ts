import { defineCall, jsonResponse } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

const person = json.object({ id: json.text(), name: json.text(), isThere: json.boolean() })

/** Somebody who can have entries in the audit. Of those who are deleted the name is the last one, and `isThere` is false. */
export type AuditPerson = ValueOf<typeof person>

/** Lists all users, and those who have an entry in the audit and are deleted, by their names. */
export const listAuditPeople = defineCall({
  method: 'GET',
  path: '/audit/people',
  access: 'administrator',
  success: jsonResponse(200, json.object({ people: json.list(person) })),
})
