import { entities } from '@staff/forms/content/entities'
import { accessTo, type AnyEntity } from '@staff/forms/entity'
import { query } from '@staff/forms/content/query/query.entity'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../db/database'
import { mayAccess, sessionOf } from '../access/access'
import type { Session } from '../sessions/sessions'
import { answer, objectOf } from '../openapi/answers'
import { countRecords } from '../records/table/recordStore'
import { recordTable } from '../records/table/recordTable'
import { newestQueries, queriesByWeek } from './visitorQueries'

/** `GET /api/dashboard`: how much there is in each area that the reader may open, and what visitors asked lately. */
export function dashboardRoute(app: FastifyInstance, db: Db) {
  app.get('/api/dashboard', { config: { access: 'signedIn' }, schema }, (request) =>
    readDashboard(db, sessionOf(request)),
  )
}

async function readDashboard(db: Db, session: Session) {
  const readable = entities.filter((entity) => mayRead(session, entity))
  const maySeeQueries = mayRead(session, query)
  return {
    counts: await countRecords(db, readable.map(recordTable)),
    newestQueries: maySeeQueries ? await newestQueries(db) : [],
    queriesByWeek: maySeeQueries ? await queriesByWeek(db, new Date()) : [],
  }
}

function mayRead(session: Session, entity: AnyEntity): boolean {
  const { read } = accessTo(entity)
  return read !== 'nobody' && mayAccess(session, read)
}

const schema = {
  summary: 'The dashboard home',
  tags: ['dashboard'],
  response: {
    200: answer('What the reader may open, in numbers, and the newest queries.', {
      counts: { type: 'object', additionalProperties: { type: 'integer' } },
      newestQueries: {
        type: 'array',
        items: objectOf({
          id: 'string',
          name: 'string',
          subject: 'string',
          message: { type: 'string', description: 'The beginning, in one line.' },
          region: 'string',
          createdAt: { type: 'string', format: 'date-time' },
        }),
      },
      queriesByWeek: {
        type: 'array',
        items: objectOf({
          weekStart: { type: 'string', format: 'date', description: 'A Monday, in UTC.' },
          count: 'integer',
        }),
      },
    }),
  },
}
