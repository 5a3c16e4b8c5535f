import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Db } from '../db/database'
import { audited, type Action } from './audited'

/** Remembers the writes of people who are logged in that were turned away, by their role or by what is stored. */
export function rememberRefusedWrites(app: FastifyInstance, db: Db) {
  app.addHook('onSend', async (request, { statusCode }) => {
    const action = actionOf(request)
    if (!action || !request.session || statusCode < 400 || statusCode >= 500) return
    const [, area = '', id = ''] = /^\/api\/([^/?]+)(?:\/([^/?]+))?/.exec(request.url) ?? []
    const act = { action, status: statusCode, area, record: { id: id.slice(0, 80), title: '' } }
    // The refusal stands in any case: all that is left to do with a failure is to tell of it.
    await audited(db, request, act).catch((error: unknown) => {
      request.log.error({ err: error }, 'a refused write could not be remembered')
    })
  })
}

function actionOf({ method, url }: FastifyRequest): Action | undefined {
  if (/^\/api\/change-password\b/.test(url)) return 'change-password'
  if (/^\/api\/sessions\b/.test(url) && method === 'DELETE') return 'end-session'
  if (/^\/api\/images\b/.test(url) && method === 'POST') return 'upload'
  return ACTION_OF[method]
}

const ACTION_OF: Record<string, Action> = { POST: 'create', PATCH: 'change', DELETE: 'delete' }
