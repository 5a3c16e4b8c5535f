import { opensTo, requireRight, trashRefusals, type CheckedRecord } from '@staff/contract'
import { pictureAddress, type AnyEntity, type EntityValues } from '@staff/entity'

import type { FakeServer } from '../fakeContent'
import { storedPictures } from '../images'
import type { FakePerson } from '../personal/fakePeople'
import { endedNow, keptAsShown } from '../store/lives'
import type { FakeAct, FakeRecord, LiveRule } from '../store/versions'
import { fakeReferences } from '../store/references'

/** The writes of single records by all rules, which all calls share. Each stores the next version of a record, or throws a `Problem`. */
export function fakeWrites({ content, entities, session, store }: FakeServer, entity: AnyEntity) {
  const checks = content.checks?.[entity.area] ?? {}
  const { create, created, change, remove, normalise = same } = checks
  const references = fakeReferences(store, entities)
  const pictures = storedPictures(content)
  const isMissing = (value: string) => !pictures.has(pictureAddress(value))

  return {
    isMissing,

    /** The values to store. Throws a 422 with a message for each invalid field. */
    accept: (checked: CheckedRecord): EntityValues => normalise(checked.accept(isMissing)),

    create(values: EntityValues, act: FakeAct): FakeRecord {
      if (create?.(values, store)) session.requireConfirmation()
      references.refuseUnstorable(entity, values)
      const stored = store.write(entity, undefined, values, act)
      created?.(stored)
      return stored
    },

    /** Changes a record. For somebody who may not publish, the public site goes on showing what it shows. */
    change(
      stored: FakeRecord,
      changes: EntityValues,
      { live, ...act }: FakeAct & { by: FakePerson },
    ) {
      const { by } = act
      requireRight(by, entity, 'edit')
      if (change?.({ stored, changes, userId: by.userId }, store)) session.requireConfirmation()
      references.refuseUnstorable(entity, { ...stored, ...changes }, undefined, stored)
      const rule = opensTo(by, entity, 'publish') ? live : keptAsShown
      return store.write(entity, stored[entity.idKey], changes, {
        ...act,
        ...(rule && { live: rule }),
      })
    },

    /** Moves a record to the trash, and from the public site. */
    remove(stored: FakeRecord, by: FakePerson): FakeRecord {
      const id = stored[entity.idKey]
      remove?.(stored, store, by.userId)
      references.refuseInUse(entity, id)
      references.release(entity, id, by)
      return store.write(entity, id, {}, { reason: 'deleted', by, live: endedNow })
    },

    /** Brings a record back from the trash. By default, the public site does not show it. */
    restore(deleted: FakeRecord, by: FakePerson, live?: LiveRule): FakeRecord {
      if (create?.(deleted, store)) session.requireConfirmation()
      const lost = references.lostReferences(entity, deleted)
      references.refuseUnstorable(entity, { ...deleted, ...lost }, trashRefusals)
      return store.write(entity, deleted[entity.idKey], lost, {
        reason: 'restored',
        by,
        ...(live && { live }),
      })
    },
  }
}

function same(values: EntityValues): EntityValues {
  return values
}
