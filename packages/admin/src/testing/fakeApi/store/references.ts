import {
  followed,
  inUse,
  missingReferenceMessage,
  refused,
  takenMessage,
  type References,
  type trashRefusals,
} from '@staff/contract'
import {
  foldText,
  optionalReferencesTo,
  referencesOf,
  type AnyEntity,
  type EntityValues,
} from '@staff/entity'

import type { FakeStore } from './fakeStore'
import type { FakeAct, FakeRecord } from './versions'

type Entities = readonly AnyEntity[]

/** The messages for values that the store refuses. */
type Messages = Pick<typeof trashRefusals, 'taken' | 'missingReference'>

const MESSAGES: Messages = { taken: takenMessage, missingReference: missingReferenceMessage }

/** What a database checks: unique values, and references between the records of all entities. */
export function fakeReferences(store: FakeStore, entities: Entities) {
  const entityOf = (area: string) => entities.find((each) => each.area === area)

  function holds(area: string, id: unknown): boolean {
    const idKey = entityOf(area)?.idKey ?? ''
    return store.records(area).some((record) => record[idKey] === id)
  }

  return {
    /** Throws a 422 for a value that another record has and that must be unique, and for a reference to no record. */
    refuseUnstorable(
      entity: AnyEntity,
      values: EntityValues,
      messages = MESSAGES,
      self?: FakeRecord,
    ) {
      const others = store.records(entity.area).filter((record) => record !== self)
      for (const field of entity.unique ?? [])
        if (others.some((record) => folded(record[field]) === folded(values[field])))
          throw refused({ [field]: messages.taken(entity, field) })
      for (const [field, area] of Object.entries(referencesOf(entity))) {
        const id = values[field] ?? null
        const mayBeNull = optionalReferencesTo(entity, area).includes(field)
        if (!(mayBeNull && id === null) && !holds(area, id))
          throw refused({ [field]: messages.missingReference(entity, field) })
      }
    },

    /** Throws a 409 for a record that others need. */
    refuseInUse(entity: AnyEntity, id: unknown) {
      const user = entities.find((other) =>
        requiredReferencesTo(other, entity.area).some((field) =>
          store.records(other.area).some((record) => record[field] === id),
        ),
      )
      if (user) throw inUse(entity, user)
    },

    /** Sets optional references to a record that is about to be deleted to null. */
    release(entity: AnyEntity, id: unknown, by: FakeAct['by']) {
      for (const other of entities)
        for (const field of optionalReferencesTo(other, entity.area))
          for (const record of store.records(other.area).filter((each) => each[field] === id))
            store.write(
              other,
              record[other.idKey],
              { [field]: null },
              { reason: 'changed', by, live: followed },
            )
    },

    /** Null for each optional reference of a deleted record to a record that is gone. */
    lostReferences(entity: AnyEntity, record: FakeRecord): EntityValues {
      const lost = Object.entries(referencesOf(entity)).filter(
        ([field, area]) =>
          optionalReferencesTo(entity, area).includes(field) && !holds(area, record[field]),
      )
      return Object.fromEntries(lost.map(([field]) => [field, null]))
    },
  }
}

/** The stored records by their titles and unique values, for CSV files. */
export function fakeTitles(
  store: FakeStore,
  entities: Entities,
): References & {
  ownersOf: (entity: AnyEntity, field: string) => ReadonlyMap<string, string>
} {
  const entityOf = (area: string) => entities.find((each) => each.area === area)
  return {
    labelOf: (area) => entityOf(area)?.labels.many.toLowerCase() ?? area,

    titleOf: (area, id) => {
      const entity = entityOf(area)
      const found = entity && store.records(area).find((record) => idOf(record, entity) === id)
      return found && entity.titleOf(found)
    },

    idsOf: (area, title) => {
      const entity = entityOf(area)
      if (!entity) return []
      return store
        .records(area)
        .filter((record) => folded(entity.titleOf(record)) === folded(title))
        .map((record) => idOf(record, entity))
    },

    /** The ids of the records by the value of a unique field, in the form in which these are compared. */
    ownersOf: (entity, field) =>
      new Map(
        store
          .records(entity.area)
          .map((record) => [folded(record[field]), idOf(record, entity)] as const),
      ),
  }
}

function idOf(record: FakeRecord, { idKey }: AnyEntity): string {
  return String(record[idKey])
}

function requiredReferencesTo(entity: AnyEntity, area: string): string[] {
  const optional = optionalReferencesTo(entity, area)
  return Object.entries(referencesOf(entity)).flatMap(([field, target]) =>
    target === area && !optional.includes(field) ? [field] : [],
  )
}

function folded(value: unknown): string {
  return foldText(String(value))
}
