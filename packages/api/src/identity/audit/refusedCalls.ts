import type { Action } from '@staff/entity/people'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Db } from '../../platform/db/database'
import { audit } from './audit.table'
import { kindOfRefusal, CALLER_REFUSED } from '../../platform/logging/refusals'
import { createEventAggregator } from '../../platform/logging/aggregateEvents'
import { writeAuditEntry, type Act } from './writeAuditEntry'

/**
 * Writes audit entries for calls without permission, and for refused writes of logged-in users. The first refusal
 * writes an entry at once; similar ones within ten minutes increase its count.
 */
export function auditRefusedCalls(app: FastifyInstance, db: Db) {
  const aggregator = createEventAggregator<Entry>({
    windowMs: 10 * 60_000,
    maxKinds: 100,
    report: ({ detail, count }) =>
      setCount(detail, count).catch((error: unknown) => {
        app.log.error({ err: error }, 'the count of a refused call could not be stored')
      }),
  })
  const setCount = async ({ id: stored }: Entry, count: number) => {
    const id = await stored
    if (id !== undefined) await db.update(audit).set({ count }).where(eq(audit.id, id))
  }
  app.addHook('onClose', () => aggregator.flush())
  app.addHook('onSend', async (request, reply) => {
    const act = actOf(request, reply)
    if (!act) return
    const kind = `${kindOfRefusal(request, reply)} ${act.record?.id ?? ''}`
    const detail: Entry = { id: Promise.resolve(undefined) }
    const summary = aggregator.add(request.session?.userId ?? '', kind, detail)
    if (!summary) return
    detail.id = writeAuditEntry(db, request, summary.isOverflow ? overflowAct(act) : act).catch(
      // The response does not depend on the entry, so a failure is only logged.
      (error: unknown) => {
        request.log.error({ err: error }, 'a refused call could not be recorded')
        return undefined
      },
    )
    await detail.id
  })
}

interface Entry {
  /** The id of the entry for all similar refusals; undefined if it could not be stored. */
  id: Promise<string | undefined>
}

/** The refused act; undefined if it needs no entry. */
function actOf(request: FastifyRequest, { statusCode: status }: FastifyReply): Act | undefined {
  const { session, routeOptions, method, is404 } = request
  const url = is404 ? '' : (routeOptions.url ?? '')
  const isCallerRefused = CALLER_REFUSED.includes(status)
  const isWriteWithSession = session && method !== 'GET' && method !== 'HEAD'
  if (!isCallerRefused && !(isWriteWithSession && status >= 400 && status < 500)) return undefined
  // The login writes an entry itself when a password is wrong.
  if (url === '/api/login' && status === 401) return undefined
  const [, area = ''] = /^(?:\/api)?\/([\w-]+)/.exec(url) ?? []
  const action = actionOf(url, method)
  // A caller without a session could invent any number of record ids, so none is stored.
  return { action, status, area, ...(session && { record: { id: idIn(request), title: '' } }) }
}

/** The act that stands for all refusals beyond the limit of kinds. */
function overflowAct({ status }: Act): Act {
  return { action: 'refused', status }
}

/** The id in the path, as far as the database can store it: PostgreSQL refuses a text with U+0000. */
function idIn({ params }: FastifyRequest): string {
  const id: unknown = Reflect.get(Object(params), 'id')
  return typeof id === 'string' ? id.slice(0, 80).replaceAll('\0', '\u{FFFD}') : ''
}

function actionOf(url: string, method: string): Action {
  if (url.endsWith('/:id/restore')) return 'restore'
  if (url.includes('/preview-links')) return method === 'POST' ? 'share-preview' : 'revoke-preview'
  return ACTION_AT[`${method} ${url}`] ?? ACTION_OF[method] ?? 'read'
}

const ACTION_AT: Record<string, Action> = {
  'POST /api/login': 'login',
  'POST /api/login/second-factor': 'login',
  'POST /api/me/second-factor': 'second-factor',
  'POST /api/me/second-factor/confirm': 'second-factor',
  'POST /api/me/second-factor/recovery-codes': 'second-factor',
  'DELETE /api/me/second-factor': 'second-factor',
  'POST /api/users/:id/second-factor-reset': 'second-factor',
  'PATCH /api/roles/:id/second-factor': 'second-factor',
  'POST /api/logout': 'logout',
  'POST /api/change-password': 'change-password',
  'POST /api/confirm-password': 'confirm-password',
  'POST /api/users/:id/one-time-password': 'set-password',
  'POST /api/users/:id/invitation': 'invite',
  'DELETE /api/users/:id/invitation': 'withdraw-invitation',
  'POST /api/users/:id/password-link': 'give-password-link',
  'POST /api/test-mail': 'test-mail',
  'DELETE /api/users/:id/sessions': 'end-session',
  'DELETE /api/sessions': 'end-session',
  'DELETE /api/sessions/:id': 'end-session',
  'POST /api/images': 'upload',
  'POST /api/jobs/:id/run': 'run-again',
}

const ACTION_OF: Record<string, Action> = { POST: 'create', PATCH: 'change', DELETE: 'delete' }
