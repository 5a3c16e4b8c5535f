import {
  checkSent,
  inReadingOrder,
  missingReferenceMessage,
  refused,
  takenMessage,
  trashRefusals,
  type Sent,
} from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/entity'

import type { FakeBulkOptions } from './fakeBulkOptions'
import { refuseTaken } from './fakeChecks'
import type { FakeContent } from './fakeContent'
import type { FakeHistories } from './fakeHistory'
import type { FakeRecord } from './fakePage'
import {
  refuseInUse,
  refuseMissingReference,
  releaseReferences,
  withoutMissing,
  type FakeTables,
} from './fakeReferences'
import type { FakeTable } from './fakeTable'
import type { FakeTrashes } from './fakeTrash'
import { missingPictures, storedPictures } from './images/fakePictures'
import type { FakeSessionCalls } from './session/fakeSession'

/** What the writes of records need of the fake server. */
export interface FakeRecordsOptions {
  content: Pick<FakeContent, 'computed' | 'checks' | 'fixtures' | 'uploadedImage'>
  session: Pick<FakeSessionCalls, 'personOf' | 'requireConfirmation'>
  /** The versions that are stored at the start. */
  histories?: FakeHistories
  /** What is in the trash at the start. */
  trashes?: FakeTrashes
  /** How many days it stays there; 0 keeps it. */
  trashDays: number
}

/** Changes, deletes and restores single records by all rules. Each throws a `Problem`. */
export function fakeWrites(
  table: FakeTable,
  tables: FakeTables,
  { content, session }: Pick<FakeRecordsOptions, 'content' | 'session'>,
): Pick<FakeBulkOptions, 'accept' | 'change' | 'remove' | 'restore' | 'forget'> {
  const { entity } = table
  const checks = content.checks?.[entity.area] ?? {}
  const { accept, refuseUnstorable } = fakeValidation(table, tables, content)
  return {
    accept: (stored, changes) =>
      accept(entity.change?.schema ?? entity.schema, {
        given: changes,
        whole: { ...stored, ...changes },
      }),
    change: (request, stored, { changes, values, reason }) => {
      const by = session.personOf(request)
      if (checks.change?.({ stored, changes, userId: by.userId }, tables))
        session.requireConfirmation()
      refuseUnstorable({ ...stored, ...values }, stored)
      table.update(stored, values, { reason, by })
    },
    remove: (request, stored) => {
      const by = session.personOf(request)
      checks.remove?.(stored, tables, by.userId)
      refuseInUse(entity, stored[entity.idKey], tables)
      releaseReferences(entity, stored[entity.idKey], tables, by)
      table.remove(stored, by)
    },
    restore: (request, deleted) => {
      if (checks.create?.(deleted, tables)) session.requireConfirmation()
      const record = withoutMissing(entity, deleted, tables)
      refuseUnstorable(record, undefined, trashRefusals)
      return table.restore(record, session.personOf(request))
    },
    forget: (deleted) => {
      table.trash.take(deleted[entity.idKey])
      table.history.forget(deleted)
    },
  }
}

/** What the server refuses before it stores a record. */
export function fakeValidation(
  { entity }: FakeTable,
  tables: FakeTables,
  content: FakeRecordsOptions['content'],
) {
  const { unique, normalise } = content.checks?.[entity.area] ?? {}
  const pictures = storedPictures(content)

  /** Returns the values as they are stored. Throws a 422 with a message for each invalid field. */
  function accept(schema: AnyEntity['schema'], sent: Sent): EntityValues {
    const { values, errors } = checkSent(schema, sent)
    const all = { ...missingPictures(entity, sent.given, pictures), ...errors }
    if (!values || Object.keys(all).length > 0) throw refused(inReadingOrder(schema, all))
    return normalise?.(values) ?? values
  }

  /** Throws what a database refuses: a value that is not unique, or a missing reference. */
  function refuseUnstorable(values: EntityValues, self?: FakeRecord, messages = MESSAGES) {
    if (unique) refuseTaken(entity, unique, values, tables, self, messages.taken)
    refuseMissingReference(entity, values, tables, messages.missingReference)
  }

  return { accept, refuseUnstorable }
}

const MESSAGES = { taken: takenMessage, missingReference: missingReferenceMessage }
