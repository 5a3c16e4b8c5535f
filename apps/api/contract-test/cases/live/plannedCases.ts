import type { Fixtures } from '@staff/entity'

import type { Case } from '../../play'
import { PLANNED, PLANNED_END } from '../../world'
import { created, IN_TIME, liveRequests, played, sendAll } from './liveRequests'

/** What is published for later, and what ends later. */
export function plannedCases(each: Fixtures): Case[] {
  const { change, live, publish, read, site, unpublish, values, version } = liveRequests(each)
  const draft = change(values('As a draft'), '?draft=true')
  const newest = version + 1
  const later = publish({ version: newest, from: PLANNED })
  const now = (more: object) => publish({ version: newest, ...more })
  const seen = [read(), live(), site()]
  return [
    scheduledDraft(each),
    played('plan a change', [draft, later, ...seen, unpublish({ version: newest }), live()]),
    played('publish before a planned change', [draft, later, now({}), live()], { 2: 409 }),
    played('publish before a planned change, which stays', [
      draft,
      later,
      now({ replaceScheduled: false }),
      ...seen,
    ]),
    played('publish instead of a planned change', [
      draft,
      later,
      now({ replaceScheduled: true }),
      ...seen,
    ]),
    played('plan another time', [
      draft,
      later,
      now({ from: PLANNED_END, replaceScheduled: true }),
      live(),
      now({ from: PLANNED, replaceScheduled: false }),
      live(),
    ]),
    played('save after a change was planned', [draft, later, change(values('At once')), ...seen]),
    played('plan an end, publish a draft, and plan none', [
      publish({ version, until: PLANNED }),
      ...seen,
      draft,
      now({}),
      live(),
      now({ until: null }),
      live(),
    ]),
    played('plan an end, and change it', [
      publish({ version, until: PLANNED }),
      change(values('At once')),
      live(),
    ]),
  ]
}

function scheduledDraft(each: Fixtures): Case {
  const { unknown, bulk, create, list, live, publish, read, site } = liveRequests(each)
  const planned = { version: 1, from: PLANNED, until: PLANNED_END }
  return {
    ...IN_TIME,
    title: 'plan to publish a draft, and publish it before',
    statuses: [201, 200, 200, 200, 200, unknown, 200, 200, 200, 200],
    play: async (send) => {
      const id = await created(send, each, create('?draft=true'))
      await sendAll(send, [publish(planned, id), read(id), live(id)])
      await sendAll(send, [list('status=Scheduled&facets=1'), site(id)])
      await sendAll(send, [bulk({ action: 'publish', ids: [id] }), read(id), live(id), site(id)])
    },
  }
}
