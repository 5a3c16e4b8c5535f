import type { Fixtures } from '@staff/entity'

import type { Case } from '../../play'
import { created, IN_TIME, liveRequests, played, sendAll } from './liveRequests'

/** Saves of drafts and of what is public at once, and their undo. */
export function draftCases(each: Fixtures): Case[] {
  return [draftCreated(each), ...savedCases(each), ...unpublishedCases(each)]
}

function draftCreated(each: Fixtures): Case {
  const { create, list, live, publish, read, site, sites, unknown } = liveRequests(each)
  return {
    ...IN_TIME,
    title: 'create a draft, and publish it; create what is public at once',
    statuses: [201, 200, 200, 200, 200, unknown, 200, 200, 200, 200, 200, 201, 200, 200, 200],
    play: async (send) => {
      const draft = await created(send, each, create('?draft=true'))
      await sendAll(send, [read(draft), live(draft), list('status=Draft&facets=1')])
      await sendAll(send, [sites, site(draft), publish({ version: 1 }, draft)])
      await sendAll(send, [site(draft), sites, list('status=Draft'), list('status=Published')])
      const shown = await created(send, each, create())
      await sendAll(send, [read(shown), live(shown), site(shown)])
    },
  }
}

function savedCases(each: Fixtures): Case[] {
  const { change, list, live, publish, read, site, sites, values, version } = liveRequests(each)
  const draft = change(values('As a draft'), '?draft=true')
  const shown = change(values('For everybody'))
  const undo = change(values(titleIn(each)), '?undo=true')
  const seen = [read(), live(), site()]
  const changed = list('status=Published%20and%20changed&facets=1')
  const publication = [publish({ version }), publish({ version: version + 1 })]
  return [
    played('save a draft', [draft, ...seen, sites, changed, ...publication, ...seen], { 6: 412 }),
    played('save a draft, and the same for everybody', [
      draft,
      change(values('As a draft')),
      ...seen,
    ]),
    played('save two drafts', [draft, change(values('Another'), '?draft=true'), ...seen]),
    played('save a draft, and a change for everybody', [draft, shown, ...seen]),
    played('save nothing as a draft', [draft, change({}, '?draft=true'), ...seen]),
    played('change for everybody, and undo it', [shown, ...seen, undo, ...seen]),
    played('save a draft, and undo it', [draft, undo, ...seen]),
    played('publish a draft, and undo the draft', [
      draft,
      publish({ version: version + 1 }),
      undo,
      ...seen,
    ]),
  ]
}

function unpublishedCases(each: Fixtures): Case[] {
  const { change, hidden, list, live, read, site, sites, unpublish, values, version } =
    liveRequests(each)
  const draft = change(values('As a draft'), '?draft=true')
  const shown = change(values('For everybody'))
  const undo = change(values(titleIn(each)), '?undo=true')
  const seen = [read(), live(), site()]
  const end = unpublish({ version })
  return [
    played('unpublish, and again', [end, ...seen, sites, list('status=Unpublished'), end], {
      3: hidden,
    }),
    played('unpublish, and save a draft', [end, draft, ...seen], { 4: hidden }),
    played('unpublish, and change for everybody', [end, shown, ...seen]),
    played('unpublish, and save nothing', [end, change({}), ...seen]),
    played('unpublish, change, and undo the change', [end, shown, undo, ...seen], { 5: hidden }),
  ]
}

function titleIn({ entity, filled }: Fixtures): string {
  return String(filled[entity.searched[0] ?? ''])
}
