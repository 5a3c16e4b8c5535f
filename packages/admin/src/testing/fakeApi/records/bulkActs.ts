import {
  appliedChanges,
  bulkChanges,
  bulkRefusal,
  checkChange,
  concernsOneRecord,
  followed,
  isDraftNow,
  outcomeOf,
  previewReplacement,
  Problem,
  replacePicture,
  stepBack,
  stepOf,
  type AcceptedBulk,
  type BulkEdition,
  type BulkOutcome,
  type BulkRefusal,
  type Former,
  type LookedThrough,
  type RecordBefore,
  type ReplacePreview,
} from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/entity'

import type { FakeServer } from '../fakeContent'
import type { FakePerson } from '../personal/fakePeople'
import { withStatus } from '../store/lives'
import type { FakeRecord } from '../store/versions'
import { bulkMoves } from './bulkMoves'
import { fakeWrites } from './writes'

/** An accepted call that is no undo. */
export type BulkAct = Exclude<AcceptedBulk, { action: 'undo' }>

/** Two pictures, by their hashes. */
export interface PictureChange {
  from: string
  to: string
}

/** Does something with one record. Undefined if there was nothing to do. */
type Work<Each> = (edition: Each) => RecordBefore | undefined

/** What a bulk call does with its records, and how that is undone: each record by the rules of single calls. */
export function bulkActs(server: FakeServer, entity: AnyEntity) {
  const writes = fakeWrites(server, entity)
  const { write, acceptable } = changesOf(server, entity)
  const moves = bulkMoves(server, entity)
  const { load } = moves

  function change(call: BulkAct, edition: BulkEdition, by: FakePerson, looked: LookedThrough[]) {
    const stored = load(edition, by)
    const { id } = edition
    const seen = { id, title: entity.titleOf(stored), stored, isChanged: false }
    looked.push(seen)
    const changes = changesBy(call, stored)
    if (Object.keys(changes).length === 0) return undefined
    seen.isChanged = true
    if (call.isPreview) return { id, version: stored.version, values: {} }
    return write(stored, changes, by)
  }

  /** The valid new values of a record. Empty if it has them already. */
  function changesBy(call: BulkAct, stored: FakeRecord): EntityValues {
    const wanted = bulkChanges(entity, call, stored)
    if (Object.keys(wanted).length === 0) return {}
    return appliedChanges(entity, call, stored, acceptable(stored, wanted))
  }

  /** Gives a record its former values. They were valid when they were stored. */
  function revert({ values = {}, ...edition }: RecordBefore, by: FakePerson) {
    const { version } = writes.change(load(edition, by), values, {
      reason: 'undone',
      by,
      live: followed,
    })
    return { id: edition.id, version }
  }

  return {
    act(
      call: BulkAct,
      editions: readonly BulkEdition[],
      by: FakePerson,
    ): BulkOutcome & { preview?: ReplacePreview } {
      const step = stepOf(call.action)
      const looked: LookedThrough[] = []
      const work: Work<BulkEdition> =
        step === 'change'
          ? (edition) => change(call, edition, by, looked)
          : (edition) => moves[step](edition, by)
      const outcome = outcomeOf(step, attempt(server, entity, editions, work))
      if (!call.isPreview) return outcome
      return { ...outcome, former: undefined, preview: previewReplacement(call.values, looked) }
    },

    undo(former: Former, by: FakePerson): BulkOutcome {
      const { step, records } = stepBack(former)
      const move = step === 'restore' ? 'undo-delete' : step
      const work: Work<RecordBefore> =
        move === 'change' ? (each) => revert(each, by) : (each) => moves[move](each, by)
      return { ...outcomeOf(step, attempt(server, entity, records, work)), former: undefined }
    },
  }
}

/** The writes of changed records, and the values that they would store. */
function changesOf(server: FakeServer, entity: AnyEntity) {
  const writes = fakeWrites(server, entity)

  function write(stored: FakeRecord, changes: EntityValues, by: FakePerson): RecordBefore {
    const values = Object.fromEntries(Object.keys(changes).map((name) => [name, stored[name]]))
    const { version } = writes.change(stored, changes, { reason: 'bulk', by, live: followed })
    return { id: String(stored[entity.idKey]), version, values }
  }

  function acceptable(stored: FakeRecord, wanted: EntityValues): EntityValues {
    const { store } = server
    const row = store.load(entity, stored[entity.idKey])
    const isDraft = isDraftNow(withStatus(entity, row, store.now))
    return writes.accept(checkChange(entity, stored, wanted, isDraft))
  }

  return { write, acceptable }
}

/** Does the work for each record, and collects those that are refused. */
function attempt<Each extends BulkEdition>(
  { store }: FakeServer,
  entity: AnyEntity,
  editions: readonly Each[],
  work: Work<Each>,
) {
  const refused: BulkRefusal[] = []
  const done = editions.flatMap((edition) => {
    const { id } = edition
    const row = store.find(entity, id) ?? store.findDeleted(entity, id)
    try {
      return store.transaction(() => work(edition)) ?? []
    } catch (error) {
      if (!(error instanceof Problem) || !concernsOneRecord(error)) throw error
      refused.push(bulkRefusal({ id, title: row ? entity.titleOf(row.record) : '' }, error))
      return []
    }
  })
  return { done, refused }
}

/** Returns a function that puts another picture in the place of one in some records. */
export function pictureAct(server: FakeServer, entity: AnyEntity) {
  const { write, acceptable } = changesOf(server, entity)
  const { load } = bulkMoves(server, entity)
  return (
    pictures: PictureChange,
    editions: readonly BulkEdition[],
    by: FakePerson,
  ): BulkOutcome => {
    const work: Work<BulkEdition> = (edition) => {
      const stored = load(edition, by)
      const wanted = replacePicture(entity, stored, pictures)
      if (Object.keys(wanted).length === 0) return undefined
      return write(stored, acceptable(stored, wanted), by)
    }
    return outcomeOf('change', attempt(server, entity, editions, work))
  }
}
