import {
  endUndone,
  liveAt,
  publicationUndone,
  refuseDeletedEdition,
  refuseEdition,
  type BulkEdition,
  type BulkStep,
  type RecordBefore,
} from '@staff/contract'
import { whoHas, type AnyEntity } from '@staff/entity'

import type { FakeServer } from '../fakeContent'
import type { FakePerson } from '../personal/fakePeople'
import { endedNow, presentOrLater } from '../store/lives'
import { authorOf, type FakeRecord, type LiveRule } from '../store/versions'
import { publishPresent } from './liveCalls'
import { ruleOfReturn } from './liveRules'
import { fakeWrites } from './writes'

/** Does something with one record as a whole. Undefined if there was nothing to do. */
type Move = (edition: BulkEdition, by: FakePerson) => RecordBefore | undefined
type Moves = Record<Exclude<BulkStep, 'change'> | 'undo-delete', Move>

/**
 * What moves a record of a call into the trash and out of it, onto the public site and from it. Each throws a `Problem` for a record that is
 * not there, or newer.
 */
export function bulkMoves(server: FakeServer, entity: AnyEntity) {
  const { store } = server
  const writes = fakeWrites(server, entity)

  function load(edition: BulkEdition, { userId }: FakePerson): FakeRecord {
    const row = store.find(entity, edition.id)
    const who = () => whoHas(row && authorOf(row), userId)
    const refusal = refuseEdition(entity, edition, row?.record, who)
    if (refusal) throw refusal
    return store.load(entity, edition.id).record
  }

  function loadDeleted(edition: BulkEdition): FakeRecord {
    const { id } = edition
    const deleted = store.findDeleted(entity, id)?.record
    const isStored = store.find(entity, id) !== undefined
    const refusal = refuseDeletedEdition(entity, edition, deleted, isStored)
    if (refusal) throw refusal
    return store.loadDeleted(entity, id).record
  }

  const relive =
    (rule: LiveRule): Move =>
    (edition, by) => {
      const stored = load(edition, by)
      store.relive(entity, edition.id, rule)
      return beforeOf(edition, stored)
    }

  const moves: Moves = {
    delete: (edition, by) => beforeOf(edition, writes.remove(load(edition, by), by)),
    restore: (edition, by) => beforeOf(edition, writes.restore(loadDeleted(edition), by)),
    'undo-delete': (edition, by) => {
      const live = ruleOfReturn(entity, by, { undo: 'true' })
      return beforeOf(edition, writes.restore(loadDeleted(edition), by, live))
    },
    'delete-forever': (edition) => {
      const deleted = loadDeleted(edition)
      store.forget(entity, edition.id)
      return beforeOf(edition, deleted)
    },
    publish: (edition, by) => {
      const stored = load(edition, by)
      return publishPresent(server, entity, edition.id) ? beforeOf(edition, stored) : undefined
    },
    unpublish: (edition, by) => {
      load(edition, by)
      const { live } = store.load(entity, edition.id)
      if (presentOrLater(live, store.now).length === 0) return undefined
      const wasShown = liveAt(live, store.now) !== undefined
      const before = relive(endedNow)(edition, by)
      return before && { ...before, wasShown }
    },
    'undo-publish': relive((times, _made, now) => publicationUndone(times, now)),
    'undo-unpublish': relive((times, _made, now) => endUndone(times, now)),
  }
  return { ...moves, load }
}

function beforeOf({ id }: BulkEdition, { version }: FakeRecord): RecordBefore {
  return { id, version }
}
