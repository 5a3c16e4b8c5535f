import {
  acceptBody,
  acceptQuery,
  areaCalls,
  deletePicture,
  listBrokenLinks,
  listPictures,
  noSuchPicture,
  opensTo,
  readPictureUses,
  replacePictureEverywhere,
  requireOther,
  requirePictureHash,
  requirePictureRemover,
  requireUnused,
  type ListedPicture,
  type PictureParameters,
  type ReplacedPicture,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeCall, FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import type { PictureChange } from '../records/bulkActs'
import type { BulkHandlers } from '../records/bulkCalls'
import { sliceOf } from '../records/readCalls'
import { brokenLinks } from './brokenLinks'
import type { FakePictures } from './fakePictures'
import { isOfPicture, pageOfUses, placesOf } from './fakeUses'

/** The handler of the call that lists where a record is used. */
export function usesHandler(server: FakeServer, entity: AnyEntity): FakeHandler {
  return (request) => {
    const page = acceptQuery(areaCalls(entity).uses, request.query)
    const own = String(server.store.load(entity, request.id).record[entity.idKey])
    const places = placesOf(
      server,
      ({ target, targetArea }, { area, id }) =>
        target === own && targetArea === entity.area && !(area === entity.area && id === own),
    )
    return { status: 200, body: pageOfUses(server, request, places, page) }
  }
}

interface Kept {
  pictures: FakePictures
  bulkOf: (entity: AnyEntity) => BulkHandlers
}

/** The calls about all pictures, and about links that lead nowhere. */
export function pictureCalls(server: FakeServer, { pictures, bulkOf }: Kept): FakeCall[] {
  const { entities } = server

  const list: FakeHandler = ({ query }) => {
    const asked = acceptQuery(listPictures, query)
    const found = pictures.all().filter((each) => isAsked(each, asked))
    const body = { ...sliceOf(sorted(found, asked), asked), uploaders: uploadersOf(pictures) }
    return { status: 200, body }
  }

  const load = (hash = '') => {
    requirePictureHash(hash)
    const found = pictures.find(hash)
    if (!found) throw noSuchPicture()
    return found
  }

  const uses: FakeHandler = (request) => {
    const page = acceptQuery(readPictureUses, request.query)
    const places = placesOf(server, isOfPicture(load(request.id).hash))
    return { status: 200, body: pageOfUses(server, request, places, page) }
  }

  const remove: FakeHandler = ({ id, caller }) => {
    requirePictureRemover(caller, entities)
    const { hash } = load(id)
    const places = placesOf(server, isOfPicture(hash)).length
    requireUnused({ places, kept: pictures.isKept(hash) ? 1 : 0 })
    pictures.remove(hash)
    return { status: 204 }
  }

  const replace: FakeHandler = (request) => {
    requirePictureHash(request.id ?? '')
    return server.repeats.once(request, () => {
      const { by } = acceptBody(replacePictureEverywhere, request.body)
      const { hash } = load(request.id)
      requireOther(hash, by, pictures.find(by) !== undefined)
      return { status: 200, body: replaceAll(server, bulkOf, request, { from: hash, to: by }) }
    })
  }

  const broken: FakeHandler = (request) => ({
    status: 200,
    body: sliceOf(brokenLinks(server, request), acceptQuery(listBrokenLinks, request.query)),
  })

  return [
    [listPictures, list],
    [readPictureUses, uses],
    [deletePicture, remove],
    [replacePictureEverywhere, replace],
    [listBrokenLinks, broken],
  ]
}

/** Puts another picture in the place of one, in all records that the caller may edit. */
function replaceAll(
  server: FakeServer,
  bulkOf: Kept['bulkOf'],
  { caller }: FakeRequest,
  { from, to }: PictureChange,
): ReplacedPicture {
  const result: ReplacedPicture = { done: 0, refused: [], undos: [], hidden: 0 }
  const working = placesOf(server, isOfPicture(from)).filter(({ states }) =>
    states.includes('working'),
  )
  for (const entity of server.entities) {
    const { area } = entity
    const ids = new Set(working.flatMap((each) => (each.area === area ? [each.id] : [])))
    const rows = opensTo(caller, entity, 'edit')
      ? [...ids].flatMap((id) => server.store.find(entity, id) ?? [])
      : []
    result.hidden += ids.size - rows.length
    const { done, refused, undo } = bulkOf(entity).replacePicture(rows, { from, to }, caller)
    result.done += done
    result.refused.push(...refused.map((each) => Object.assign({ area }, each)))
    if (undo !== null) result.undos.push({ area, undo })
  }
  return result
}

function isAsked(picture: ListedPicture, asked: PictureParameters): boolean {
  const { name, uses, undescribed, uploadedById } = picture
  const { q, used, described, uploadedById: people = [] } = asked
  return (
    (name ?? '').toLowerCase().includes(q.toLowerCase()) &&
    (used === undefined || (used === 'yes') === uses > 0) &&
    (described === undefined || (described === 'no') === undescribed > 0) &&
    (people.length === 0 || people.includes(uploadedById ?? ''))
  )
}

function sorted(all: readonly ListedPicture[], { sort, order }: PictureParameters) {
  const isUp = order === undefined ? sort === 'name' : order === 'asc'
  const keyOf = (picture: ListedPicture) =>
    typeof picture[sort] === 'string' ? picture[sort].toLowerCase() : picture[sort]
  return all.toSorted((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)]
    if (first === null || second === null) {
      if (first !== second) return first === null ? 1 : -1
    } else if (first !== second) return first < second === isUp ? -1 : 1
    return one.hash < other.hash === isUp ? -1 : 1
  })
}

function uploadersOf(pictures: FakePictures) {
  const names = new Map(
    pictures.all().map(({ uploadedById, uploadedByName }) => [uploadedById, uploadedByName ?? '']),
  )
  return [...names]
    .flatMap(([id, name]) => (id === null ? [] : [{ id, name }]))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
