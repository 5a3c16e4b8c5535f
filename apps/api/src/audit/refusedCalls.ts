import type { Action } from '@staff/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Db } from '../db/database'
import { audit } from './audit.table'
import { kindOfRefusal, TURNED_AWAY } from '../logging/refusals'
import { createEventAggregator } from '../logging/aggregateEvents'
import { audited, type Act } from './audited'

/**
 * Remembers calls of anybody that were turned away, and writes of people who are logged in that were refused for what is
 * stored. The first one is an entry at once; those like it within ten minutes are counted in it.
 */
export function rememberRefusedCalls(app: FastifyInstance, db: Db) {
  const tally = createEventAggregator<Entry>({
    windowMs: 10 * 60_000,
    maxKinds: 100,
    report: ({ detail, count }) =>
      setCount(detail, count).catch((error: unknown) => {
        app.log.error({ err: error }, 'refused calls could not be counted')
      }),
  })
  const setCount = async ({ id: stored }: Entry, count: number) => {
    const id = await stored
    if (id !== undefined) await db.update(audit).set({ count }).where(eq(audit.id, id))
  }
  app.addHook('onClose', () => tally.flush())
  app.addHook('onSend', async (request, reply) => {
    const act = actOf(request, reply)
    if (!act) return
    const kind = `${kindOfRefusal(request, reply)} ${act.record?.id ?? ''}`
    const detail: Entry = { id: Promise.resolve(undefined) }
    const sum = tally.add(request.session?.userId ?? '', kind, detail)
    if (!sum) return
    detail.id = audited(db, request, sum.isRest ? restOf(act) : act).catch(
      // The refusal stands in any case: all that is left to do with a failure is to tell of it.
      (error: unknown) => {
        request.log.error({ err: error }, 'a refused call could not be remembered')
        return undefined
      },
    )
    await detail.id
  })
}

interface Entry {
  /** The entry that stands for all that are alike; undefined where it could not be stored. */
  id: Promise<string | undefined>
}

/** What was refused; undefined for what is not remembered here. */
function actOf(request: FastifyRequest, { statusCode: status }: FastifyReply): Act | undefined {
  const { session, routeOptions, method, is404 } = request
  const url = is404 ? '' : (routeOptions.url ?? '')
  const isTurnedAway = TURNED_AWAY.includes(status)
  const isWriteOfSomebody = session && method !== 'GET' && method !== 'HEAD'
  if (!isTurnedAway && !(isWriteOfSomebody && status >= 400 && status < 500)) return undefined
  // A login remembers for itself whose password was wrong.
  if (url === '/api/login' && status === 401) return undefined
  const [, area = ''] = /^(?:\/api)?\/([\w-]+)/.exec(url) ?? []
  const action = actionOf(url, method)
  // Whoever is not logged in could name any number of records, which need not exist.
  return { action, status, area, ...(session && { record: { id: idIn(request), title: '' } }) }
}

/** What stands for all refusals that are too many to be told apart. */
function restOf({ status }: Act): Act {
  return { action: 'refused', status }
}

function idIn({ params }: FastifyRequest): string {
  const id: unknown = Reflect.get(Object(params), 'id')
  return typeof id === 'string' ? id.slice(0, 80) : ''
}

function actionOf(url: string, method: string): Action {
  return ACTION_AT[`${method} ${url}`] ?? ACTION_OF[method] ?? 'read'
}

const ACTION_AT: Record<string, Action> = {
  'POST /api/login': 'login',
  'POST /api/logout': 'logout',
  'POST /api/change-password': 'change-password',
  'POST /api/confirm-password': 'confirm-password',
  'POST /api/users/:id/one-time-password': 'set-password',
  'DELETE /api/users/:id/sessions': 'end-session',
  'DELETE /api/sessions': 'end-session',
  'DELETE /api/sessions/:id': 'end-session',
  'POST /api/images': 'upload',
}

const ACTION_OF: Record<string, Action> = { POST: 'create', PATCH: 'change', DELETE: 'delete' }
