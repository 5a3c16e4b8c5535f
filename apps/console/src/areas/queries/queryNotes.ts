import { callApi, type NotesOfRecords } from '@staff/admin'
import { addNote, listNotes, MAX_NOTES, noteSchema, queryMessages } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'

/** The internal notes about queries. */
export const queryNotes: NotesOfRecords = {
  entity: query,
  schema: noteSchema,
  max: MAX_NOTES,
  tooMany: queryMessages.tooManyNotes(MAX_NOTES),
  list: async (id, signal) => (await callApi(listNotes, { params: { id }, signal })).notes,
  add: (id, body, idempotencyKey) => callApi(addNote, { params: { id }, body, idempotencyKey }),
}
