import { acceptBody, noSuchRecord, RECORD_ID } from '@staff/contract'
import { addNote, listNotes, MAX_NOTES, refuseNote, type QueryNote } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'

import {
  isReadable,
  sessionOf,
  writeAuditEntry,
  type Db,
  type Session,
  serveCall,
  withIdempotencyKey,
} from '@staff/api'
import { queries } from './queries.table'

/** The routes of the internal notes about a query. */
export function noteRoutes(app: FastifyInstance, db: Db) {
  serveCall(app, listNotes, async (request) => ({
    notes: await notesOf(db, sessionOf(request), request.params.id),
  }))

  serveCall(app, addNote, (request, reply) =>
    withIdempotencyKey(db, request, reply, async () => {
      const { text } = acceptBody(addNote, request.body)
      const note = { ...stampOf(request), text: text.normalize('NFC') }
      return async (tx) => {
        const id = await storeNote(tx, sessionOf(request), { id: request.params.id, note })
        // No title, because the audit must not contain personal data.
        const act = { action: 'note', status: 201, area: query.area } as const
        await writeAuditEntry(tx, request, { ...act, record: { id, title: '' } })
        const { text: _, ...body } = note
        return { status: 201, headers: {}, body }
      }
    }),
  )
}

function stampOf(request: FastifyRequest) {
  const { userId: authorId, name: authorName } = sessionOf(request)
  return { id: v7(), authorId, authorName, createdAt: new Date().toISOString() }
}

async function notesOf(db: Db, session: Session, id: string): Promise<QueryNote[]> {
  if (!RECORD_ID.test(id)) throw noSuchRecord(query)
  const [row] = await db
    .select({ notes: queries.notes })
    .from(queries)
    .where(and(eq(queries.id, id), isReadable(query, session)))
  if (!row) throw noSuchRecord(query)
  return row.notes
}

/** Appends a note in one statement, so that concurrent notes are all kept. The version of the query stays. Resolves to its id. */
async function storeNote(
  tx: Db,
  session: Session,
  { id, note }: { id: string; note: QueryNote },
): Promise<string> {
  const [added] = RECORD_ID.test(id)
    ? await tx
        .update(queries)
        .set({
          notes: sql`${queries.notes} || ${JSON.stringify([note])}::jsonb`,
          version: sql`${queries.version}`,
          updatedAt: sql`${queries.updatedAt}`,
        })
        .where(
          and(
            eq(queries.id, id),
            isReadable(query, session),
            sql`jsonb_array_length(${queries.notes}) < ${MAX_NOTES}`,
          ),
        )
        .returning({ id: queries.id })
    : []
  if (added) return added.id
  const { length } = await notesOf(tx, session, id)
  const refusal = refuseNote(length)
  if (refusal) throw refusal
  throw new Error('A note was not stored')
}
