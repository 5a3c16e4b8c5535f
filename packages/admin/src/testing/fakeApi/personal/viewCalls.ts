import {
  acceptBody,
  acceptQuery,
  acceptViewChanges,
  acceptViewQuery,
  addressOf,
  API_ROOT,
  canOpenView,
  changeView,
  createView,
  entityOfOwnView,
  entityTag,
  listViews,
  MAX_VIEW_COUNT,
  ownerOfView,
  presentView,
  readableEntity,
  readViewQuery,
  removeView,
  requireRoomForView,
  requireView,
  takenViewName,
  type StoredView,
} from '@staff/contract'
import { foldText, type AnyEntity } from '@staff/entity'

import type { FakeCall, FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { pageOf } from '../records/readCalls'
import type { FakePerson } from './fakePeople'

/** The calls of saved views, on views in memory. */
export function fakeViews(initial: readonly StoredView[], server: FakeServer) {
  const { entities, repeats } = server
  const views = storedViews(initial)

  const list: FakeHandler = ({ caller, query }) => {
    const { area, counts } = acceptQuery(listViews, query)
    const entity = readableEntity(entities, caller, area)
    const shown = views
      .openTo(caller)
      .filter((view) => view.area === area)
      .map((view) => presentView(entity, view, counts ? countOf(server, entity, view) : null))
    return { status: 200, body: { views: shown } }
  }

  const create: FakeHandler = (request) => {
    const { shared, ...values } = acceptBody(createView, request.body)
    const entity = readableEntity(entities, request.caller, values.area)
    const ownerId = ownerOfView(request.caller, entity, shared)
    return repeats.once(request, () => {
      const query = acceptViewQuery(entity, values.query)
      const view = views.store({ ...values, query, ownerId })
      const answer = viewAnswer(entity, view, 201)
      const location = API_ROOT + addressOf(changeView, view)
      return { ...answer, headers: { ...answer.headers, Location: location } }
    })
  }

  /** The view that the caller may change, in the version that the request names. */
  function loadOwn({ caller, headers, id }: FakeRequest) {
    const stored = requireView(views.find(id), caller.userId)
    return {
      stored,
      entity: entityOfOwnView(entities, caller, stored, headers.get('If-Match')),
    }
  }

  const change: FakeHandler = (request) => {
    const { stored, entity } = loadOwn(request)
    const values = acceptViewChanges(entity, stored, request.body, request.caller)
    return viewAnswer(entity, views.store(values, stored), 200)
  }

  const remove: FakeHandler = (request) => {
    views.remove(loadOwn(request).stored)
    return { status: 204 }
  }

  const calls: FakeCall[] = [
    [listViews, list],
    [createView, create],
    [changeView, change],
    [removeView, remove],
  ]
  return { calls, openTo: views.openTo }
}

function viewAnswer(entity: AnyEntity, view: StoredView, status: 200 | 201) {
  return { status, body: presentView(entity, view), headers: { ETag: entityTag(view) } }
}

type ViewValues = Omit<StoredView, 'id' | 'version'>

function storedViews(initial: readonly StoredView[]) {
  let views = initial
  let created = 0

  /** Throws a problem if there are too many views, or one of the same name. */
  function requireStorable(values: ViewValues, before: StoredView | undefined) {
    const others = views.filter(
      (each) => each !== before && each.area === values.area && each.ownerId === values.ownerId,
    )
    if (before?.ownerId !== values.ownerId) requireRoomForView(others.length)
    if (others.some(({ name }) => foldText(name) === foldText(values.name)))
      throw takenViewName(values)
  }

  return {
    find: (id: string | undefined) => views.find((view) => view.id === id),

    /** The views that a person can open: those for everybody first, then by name. */
    openTo: ({ userId }: Pick<FakePerson, 'userId'>) =>
      views.filter((view) => canOpenView(view, userId)).toSorted(inListOrder),

    /** Stores a new view, or the next version of one. */
    store(values: ViewValues, before?: StoredView): StoredView {
      requireStorable(values, before)
      if (!before) created += 1
      const id = before?.id ?? `019b0000-0000-7000-8400-${String(created).padStart(12, '0')}`
      const view = { ...values, id, version: (before?.version ?? 0) + 1 }
      views = [...views.filter((each) => each !== before), view]
      return view
    },

    remove(view: StoredView) {
      views = views.filter((each) => each !== view)
    },
  }
}

function countOf(server: FakeServer, entity: AnyEntity, { query }: StoredView): number {
  const { parameters } = readViewQuery(entity, query)
  const { total } = pageOf(server, entity, parameters)
  return Math.min(total, MAX_VIEW_COUNT + 1)
}

function inListOrder(one: StoredView, other: StoredView): number {
  const byOwner = Number(one.ownerId !== null) - Number(other.ownerId !== null)
  return byOwner || one.name.localeCompare(other.name)
}
