import { multiline } from '@staff/entity'
import { object } from 'yup'

import { accessFor, defineCall, jsonResponse, json, type ValueOf } from '@staff/contract'

import { query } from '../query/query.entity'

/** How many notes a query can have. */
export const MAX_NOTES = 100

/** How long a note can be, in characters. */
const MAX_NOTE_LENGTH = 2000

/** Up to here waiting queries are counted. One more stands for all larger numbers. */
export const MAX_WAITING_COUNT = 1000

const access = accessFor(query, 'edit')

const assignee = json.object({ id: json.text(), name: json.text(), canTake: json.boolean() })

/** Somebody who can take care of queries. Without `canTake` they no longer can, but may have some. */
export type Assignee = ValueOf<typeof assignee>

/** Lists the users who can take care of queries, and those who could before, by their names. */
export const listAssignees = defineCall({
  method: 'GET',
  path: '/queries/assignees',
  access,
  success: jsonResponse(200, json.object({ assignees: json.list(assignee) })),
})

const someWaiting = json.object({ count: json.integer(), oldest: json.timestampOrNull() })
const waiting = json.object({ new: someWaiting, mine: someWaiting })

/**
 * The queries that wait: those that nobody has opened, and those without an answer that the caller takes care of. `oldest` is
 * when the one that waits longest was received.
 */
export type Waiting = ValueOf<typeof waiting>

/** Reads what waits for the caller. Open consoles ask every minute. */
export const readWaiting = defineCall({
  method: 'GET',
  path: '/queries/waiting',
  access,
  isBackground: true,
  success: jsonResponse(200, waiting),
})

const stamp = {
  id: json.text(),
  authorId: json.text(),
  authorName: json.text(),
  createdAt: json.timestamp(),
}
const note = json.object({ ...stamp, text: json.text() })

/** An internal note about a query. The name of its author is a copy, which remains when the user is deleted. */
export type QueryNote = ValueOf<typeof note>

/** Lists the notes of a query, the oldest first. */
export const listNotes = defineCall({
  method: 'GET',
  path: '/queries/:id/notes',
  access,
  success: jsonResponse(200, json.object({ notes: json.list(note) })),
})

/** The schema of a new note. */
export const noteSchema = object({ text: multiline('Note', { max: MAX_NOTE_LENGTH }) })

/**
 * Adds a note to a query. The response does not repeat the text: responses are kept for a day, and a text can have personal data
 * of a visitor who asks for its deletion.
 */
export const addNote = defineCall({
  method: 'POST',
  path: '/queries/:id/notes',
  access,
  body: { kind: 'json', schema: noteSchema },
  success: jsonResponse(201, json.object(stamp)),
})
