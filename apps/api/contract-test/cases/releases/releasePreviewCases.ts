import type { Fixtures } from '@staff/entity'

import { single, type Case } from '../../play'
import { PLANNED, UNKNOWN_ID } from '../../world'
import { ADMINISTRATOR } from '../areaRequests'
import { editorOf, liveRequests, sendAll } from '../live/liveRequests'
import { made, previewRequests, seen } from '../live/previewCases'
import { filledRelease, itemOf, playedWith, releaseCall, released } from './releaseRequests'

const { add, cancel, create, publish, remove, undo } = releaseCall

/** The preview links of releases: made, read with, and revoked. */
export function releasePreviewCases(one: Fixtures, other: Fixtures): Case[] {
  return [...linkCases(one), ...readCases(one, other)]
}

function linkCases(one: Fixtures): Case[] {
  const { list, share, revoke } = previewRequests(`/releases/${UNKNOWN_ID}`)
  return [
    single(ADMINISTRATOR, 'list the preview links of an unknown release', 404, list),
    single(ADMINISTRATOR, 'make a preview link of an unknown release', 404, share({})),
    single(ADMINISTRATOR, 'revoke a link of an unknown release', 404, revoke(UNKNOWN_ID)),
    single({ as: 'nobody' }, 'make a preview link of a release as nobody', 401, share({})),
    single({ as: 'staff' }, 'make a preview link of a release as staff', 403, share({})),
    single(editorOf(one), 'list the links of an unknown release as an editor', 404, list),
    playedWith(
      'make, list and revoke preview links of a release',
      [201, 200, 201, 201, 200, 422, 422, 400, 404, 204, 404, 200],
      async (send) => {
        const { id } = await released(send, create({ name: 'Spring' }))
        const calls = previewRequests(`/releases/${id}`)
        await send(calls.list)
        await send(calls.share({ hours: 24 }))
        const { link } = await made(send, calls.share({}))
        await sendAll(send, [calls.list, calls.share({ hours: 0 }), calls.share({ version: 1 })])
        await sendAll(send, [calls.share([]), calls.revoke('x'), calls.revoke(link)])
        await sendAll(send, [calls.revoke(link), calls.list])
      },
    ),
  ]
}

/** What the site shows with a link to a release that brings the draft of one record and takes another one from the site. */
function readCases(one: Fixtures, other: Fixtures): Case[] {
  const { change, values } = liveRequests(one)
  const draft = (text: string) => change(values(text), '?draft=true')
  const items = [itemOf(one, 'publish', itemOf(one).version + 1), itemOf(other, 'unpublish')]
  const sites = [one, other].flatMap((each) => [
    liveRequests(each).site(),
    liveRequests(each).sites,
  ])
  const home = { method: 'GET', path: '/public/site?region=US' }
  const withToken = (token: string) => [...sites, home].map((request) => seen(request, token))
  const SHOWN = [200, 200, 404, 200, 200]
  const LIVE = [200, 200, 200, 200]
  return [
    playedWith(
      'read with a link to an open release, which has other versions then',
      [200, 201, 200, 201, ...SHOWN, ...LIVE, 200, ...SHOWN, 200, ...SHOWN, 403, 204, 403],
      async (send) => {
        await send(draft('In the release'))
        const release = await filledRelease(send, items)
        const { token } = await made(send, previewRequests(`/releases/${release.id}`).share({}))
        await sendAll(send, [...withToken(token), ...sites])
        await sendAll(send, [draft('Later'), ...withToken(token)])
        const later = itemOf(one, 'publish', itemOf(one).version + 2)
        await sendAll(send, [add(release.id, [later]), ...withToken(token)])
        const [, list = home] = sites
        const at = { ...list, path: `${list.path}&at=${PLANNED}` }
        await sendAll(send, [seen(at, token), remove(release.id), seen(home, token)])
      },
    ),
    playedWith(
      'read with a link to a scheduled release, one that is cancelled, out and undone',
      [200, 201, 200, 201, 200, ...SHOWN, 200, ...SHOWN, 200, ...SHOWN, 409, 200],
      async (send) => {
        await send(draft('In the release'))
        const { id, version } = await filledRelease(send, items)
        const { share } = previewRequests(`/releases/${id}`)
        const { token } = await made(send, share({}))
        await sendAll(send, [publish(id, { version, at: PLANNED }), ...withToken(token)])
        await sendAll(send, [cancel(id, { version: version + 1 }), ...withToken(token)])
        await sendAll(send, [publish(id, { version: version + 2 }), ...withToken(token)])
        await sendAll(send, [share({}), undo(id, { version: version + 3 })])
      },
    ),
  ]
}
