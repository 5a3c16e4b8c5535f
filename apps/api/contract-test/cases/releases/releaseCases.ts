import type { Fixtures } from '@staff/entity'

import type { Case, TestRequest } from '../../play'
import { liveRequests, sendAll } from '../live/liveRequests'
import { filledRelease, itemOf, playedWith, releaseCall, released } from './releaseRequests'
import { releasePreviewCases } from './releasePreviewCases'
import { scheduledReleaseCases } from './scheduledReleaseCases'

const { add, cancel, create, list, publish, read, remove, rename, take, undo } = releaseCall

/** Releases with records of two areas: made, filled, released, cancelled and undone. */
export function releaseCases(one: Fixtures, other: Fixtures): Case[] {
  return [
    ...openCases(one, other),
    ...outCases(one, other),
    ...closedCases(one, other),
    ...scheduledReleaseCases(one, other),
    ...releasePreviewCases(one, other),
  ]
}

/** What can be done with an open release. */
function openCases(one: Fixtures, other: Fixtures): Case[] {
  const { id } = itemOf(one)
  const { area } = one.entity
  const { read: readRecord } = liveRequests(one)
  return [
    playedWith(
      'make, rename, list and delete a release',
      [201, 200, 200, 200, 204, 404],
      async (send) => {
        const made = await released(send, create({ name: 'Spring' }))
        await sendAll(send, [rename(made.id, { name: 'Summer' }), read(made.id), list()])
        await sendAll(send, [remove(made.id), read(made.id)])
      },
    ),
    playedWith('make a release twice with a key', [201, 201, 200], async (send) => {
      const twice = create({ name: 'Once' }, { 'Idempotency-Key': 'key-of-the-release' })
      await sendAll(send, [twice, twice, list()])
    }),
    playedWith('add records, one of them again', [201, 200, 200, 200, 200], async (send) => {
      const made = await filledRelease(send, [itemOf(one)])
      await send(add(made.id, [itemOf(other, 'unpublish')]))
      await send(add(made.id, [itemOf(one, 'publish', 99)]))
      await send(list(`?recordId=${id}`))
    }),
    playedWith('list those with a record of an area', [201, 200, 200, 200, 200], async (send) => {
      await filledRelease(send, [itemOf(one)])
      await sendAll(send, [
        list(`?area=${area}&recordId=${id}`),
        list(`?area=${area}`),
        list(`?area=${other.entity.area}&recordId=${id}`),
      ])
    }),
    playedWith('add a record twice in one call', [201, 200], async (send) => {
      await filledRelease(send, [itemOf(one), itemOf(one, 'unpublish')])
    }),
    playedWith('remove records', [201, 200, 200, 200, 200, 200], async (send) => {
      const made = await filledRelease(send, [itemOf(one), itemOf(other)])
      const taken = take(made.id, `area=${area}&recordId=${id}`)
      await sendAll(send, [
        taken,
        taken,
        take(made.id, `area=nothing&recordId=${id}`),
        readRecord(),
      ])
    }),
    playedWith(
      'add a record that is in another release',
      [201, 200, 201, 409, 200, 200],
      async (send) => {
        await filledRelease(send, [itemOf(one)], 'The first')
        const { id: second } = await released(send, create({ name: 'The second' }))
        await send(add(second, [itemOf(other), itemOf(one)]))
        await sendAll(send, [read(second), list(`?recordId=${id}`)])
      },
    ),
  ]
}

/** Releases that go out, and come back. */
function outCases(one: Fixtures, other: Fixtures): Case[] {
  const drafts = draftsOf(one, other)
  const [next, second] = [itemOf(one).version + 1, itemOf(other).version + 1]
  const items = [itemOf(one, 'publish', next), itemOf(other, 'publish', second)]
  const sites = [liveRequests(one).site(), liveRequests(other).site()]
  return [
    playedWith(
      'publish two records, and take that back',
      [200, 200, 201, 200, 200, 200, 200, 200, 200, 200, 200, 200, 409, 409],
      async (send) => {
        await sendAll(send, drafts)
        const made = await filledRelease(send, items)
        const out = await released(send, publish(made.id, { version: made.version }))
        await sendAll(send, sites)
        const back = await released(send, undo(out.id, { version: out.version }))
        await sendAll(send, [...sites, read(made.id), list()])
        await send(undo(made.id, { version: out.version + 1 }))
        await send(undo(back.id, { version: back.version }))
      },
    ),
    playedWith(
      'take two records from the site, and take that back',
      [201, 200, 200, 410, 410, 200, 200, 200],
      async (send) => {
        const made = await filledRelease(send, [
          itemOf(one, 'unpublish'),
          itemOf(other, 'unpublish'),
        ])
        const out = await released(send, publish(made.id, { version: made.version }))
        await sendAll(send, sites)
        await send(undo(out.id, { version: out.version }))
        await sendAll(send, sites)
      },
    ),
    playedWith(
      'undo a release of which a record has changed',
      [200, 200, 201, 200, 200, 200, 409, 200],
      async (send) => {
        await sendAll(send, drafts)
        const made = await filledRelease(send, items)
        const out = await released(send, publish(made.id, { version: made.version }))
        await send(liveRequests(one).unpublish({ version: next }))
        await sendAll(send, [undo(out.id, { version: out.version }), sites[1] ?? read(out.id)])
      },
    ),
  ]
}

/** Releases that are out, or that the caller has not seen last. */
function closedCases(one: Fixtures, other: Fixtures): Case[] {
  const dead = { version: 1 }
  return [
    playedWith('publish what is public, and undo it', [201, 200, 200, 409], async (send) => {
      const made = await filledRelease(send, [itemOf(one)])
      const out = await released(send, publish(made.id, { version: made.version }))
      await send(undo(out.id, { version: out.version }))
    }),
    playedWith(
      'change a release that is out',
      [201, 200, 200, 409, 409, 409, 409, 200],
      async (send) => {
        const made = await filledRelease(send, [itemOf(one)])
        const out = await released(send, publish(made.id, { version: made.version }))
        await send(add(out.id, [itemOf(other)]))
        await send(take(out.id, `area=${one.entity.area}&recordId=${itemOf(one).id}`))
        await sendAll(send, [remove(out.id), publish(out.id, { version: out.version })])
        await send(rename(out.id, { name: 'Out' }))
      },
    ),
    playedWith(
      'name another version than the newest one',
      [201, 412, 200, 412, 412],
      async (send) => {
        const { id } = await released(send, create({ name: 'Spring' }))
        await send(publish(id, { version: 7 }))
        await send(add(id, [itemOf(one)]))
        await sendAll(send, [publish(id, dead), cancel(id, dead)])
      },
    ),
  ]
}

function draftsOf(...fixtures: readonly Fixtures[]): TestRequest[] {
  return fixtures.map((each) => {
    const { change, values } = liveRequests(each)
    return change(values('The new text'), '?draft=true')
  })
}
