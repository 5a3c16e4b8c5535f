import {
  acceptBody,
  acceptQuery,
  acceptViewChanges,
  acceptViewQuery,
  addressOf,
  API_ROOT,
  changeView,
  createView,
  entityTag,
  listViews,
  MAX_VIEW_COUNT,
  ownerOfView,
  presentView,
  readableEntity,
  readViewQuery,
  type StoredView,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { recordsOf } from './fakeComputed'
import type { FakeServer } from './fakeContent'
import { findPage } from './fakePage'
import { fakeRepeats } from './fakeRepeats'
import { fakeViewChecks } from './fakeViewChecks'
import { readerOf } from './readerOf'

/** The calls of saved views, on views in memory. */
export function fakeViews(initial: readonly StoredView[], server: FakeServer) {
  let views: readonly StoredView[] = structuredClone(initial)
  const checks = fakeViewChecks(server, () => views)
  const repeats = fakeRepeats(server.session)
  let created = 0

  function list(request: FakeRequest): FakeAnswer {
    const { area, counts } = acceptQuery(listViews, Object.fromEntries(request.query))
    const entity = readableEntity(server.entities, readerOf(server.session, request), area)
    const shown = checks
      .openViews(request)
      .filter((view) => view.area === area)
      .toSorted(inListOrder)
      .map((view) => presentView(entity, view, counts ? countOf(server, entity, view) : null))
    return { status: 200, body: { views: shown } }
  }

  function create(request: FakeRequest): FakeAnswer {
    const { shared, ...values } = acceptBody(createView, request.body)
    const reader = readerOf(server.session, request)
    const entity = readableEntity(server.entities, reader, values.area)
    const ownerId = ownerOfView(reader, shared)
    return repeats.once(request, () => {
      const id = `019b0000-0000-7000-8400-${String(created + 1).padStart(12, '0')}`
      const query = acceptViewQuery(entity, values.query)
      const view = { ...values, id, query, ownerId, version: 1 }
      checks.requireStorable(view, true)
      created += 1
      views = [...views, view]
      const headers = { ETag: entityTag(view), Location: API_ROOT + addressOf(changeView, { id }) }
      return { status: 201, body: presentView(entity, view), headers }
    })
  }

  function change(request: FakeRequest): FakeAnswer {
    const { stored, entity, reader } = checks.loadOwn(request)
    const values = acceptViewChanges(entity, stored, request.body, reader)
    const changed = { ...stored, ...values, version: stored.version + 1 }
    checks.requireStorable(changed, changed.ownerId !== stored.ownerId)
    views = views.map((view) => (view === stored ? changed : view))
    const headers = { ETag: entityTag(changed) }
    return { status: 200, body: presentView(entity, changed), headers }
  }

  function remove(request: FakeRequest): FakeAnswer {
    const { stored } = checks.loadOwn(request)
    views = views.filter((view) => view !== stored)
    return { status: 204 }
  }

  return { list, create, change, remove, openTo: checks.openViews }
}

function countOf({ tables }: FakeServer, entity: AnyEntity, { query }: StoredView): number {
  const { parameters } = readViewQuery(entity, query)
  const { total } = findPage(entity, recordsOf(tables, entity.area), parameters)
  return Math.min(total, MAX_VIEW_COUNT + 1)
}

function inListOrder(one: StoredView, other: StoredView): number {
  const byOwner = Number(one.ownerId !== null) - Number(other.ownerId !== null)
  return byOwner || one.name.localeCompare(other.name)
}
