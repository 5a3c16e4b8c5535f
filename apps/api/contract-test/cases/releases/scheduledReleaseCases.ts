import type { Fixtures } from '@staff/entity'

import type { Case } from '../../play'
import { PLANNED } from '../../world'
import { liveRequests, sendAll } from '../live/liveRequests'
import { filledRelease, itemOf, playedWith, releaseCall, released } from './releaseRequests'

const { cancel, list, publish, read, undo } = releaseCall

/** Releases that go out later. */
export function scheduledReleaseCases(one: Fixtures, other: Fixtures): Case[] {
  const { change, live, site, values, version } = liveRequests(one)
  const items = [itemOf(one, 'publish', version + 1), itemOf(other, 'unpublish')]
  const draft = change(values('For later'), '?draft=true')
  const lives = [live(), liveRequests(other).live(), site()]
  return [
    playedWith(
      'publish later, and cancel that',
      [200, 201, 200, 200, 200, 200, 200, 200, 200, 409, 200, 200, 200, 200, 200, 409],
      async (send) => {
        await send(draft)
        const made = await filledRelease(send, items)
        const planned = await released(
          send,
          publish(made.id, { version: made.version, at: PLANNED }),
        )
        await sendAll(send, [...lives, list(), { method: 'GET', path: '/upcoming' }])
        await send(undo(made.id, { version: planned.version }))
        const open = await released(send, cancel(made.id, { version: planned.version }))
        await sendAll(send, [...lives, read(made.id)])
        await send(cancel(made.id, { version: open.version }))
      },
    ),
    playedWith(
      'cancel what somebody else has cancelled',
      [200, 201, 200, 200, 200, 200, 200, 200],
      async (send) => {
        await send(draft)
        const made = await filledRelease(send, items)
        const planned = await released(
          send,
          publish(made.id, { version: made.version, at: PLANNED }),
        )
        await sendAll(send, [liveRequests(one).cancel({ version: version + 1 }), read(made.id)])
        await sendAll(send, [cancel(made.id, { version: planned.version }), live()])
      },
    ),
    playedWith('a time that has passed means now', [200, 201, 200, 200, 200], async (send) => {
      await send(draft)
      const made = await filledRelease(send, [itemOf(one, 'publish', version + 1)])
      await send(publish(made.id, { version: made.version, at: '2001-01-01T00:00:00Z' }))
      await send(site())
    }),
    playedWith('a time that is too far away, or none', [201, 200, 422, 422, 200], async (send) => {
      const made = await filledRelease(send, [itemOf(one)])
      await send(publish(made.id, { version: made.version, at: '2101-01-01T00:00:00Z' }))
      await sendAll(send, [
        publish(made.id, { version: 'x', at: 'soon', now: true }),
        read(made.id),
      ])
    }),
  ]
}
