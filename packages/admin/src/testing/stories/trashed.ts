import { FIXTURE_NOW, type AnyEntity, type Fixtures } from '@staff/entity'

import type { FakeApiOptions } from '../fakeApi/fakeApiOptions'
import type { FakeTrashed } from '../fakeApi/store/firstRows'
import { fakeSession, otherSession } from '../fakeApi/personal/fakePeople'

const HOUR = 3_600_000
const PEOPLE = [fakeSession(), otherSession()]

type Records = Pick<Fixtures, 'entity' | 'records'>
type Api = Pick<FakeApiOptions, 'records' | 'trashes'>

/** The first three records are in the trash, deleted by two people. */
export function someTrashed({ entity, records }: Records): Api {
  const trashed = records.slice(0, 3).map((record, index) => trash(record, 2 + index * 26, index))
  return {
    records: { [entity.area]: records.slice(3) },
    trashes: { [entity.area]: trashed },
  }
}

/** Records of several areas are in the trash, three of each. */
export function trashedInAreas(...each: Records[]): Api {
  const apis = each.map(someTrashed)
  return {
    records: Object.assign({}, ...apis.map(({ records }) => records)),
    trashes: Object.assign({}, ...apis.map(({ trashes }) => trashes)),
  }
}

/** Sixty records are in the trash. */
export function manyTrashed({ entity, records: [record] }: Records): Api {
  const trashed = Array.from({ length: 60 }, (_, index) => {
    const id = `019a0000-0000-7000-a000-${String(index).padStart(12, '0')}`
    return trash({ ...record, [entity.idKey]: id, title: `Welder ${index + 1}` }, index * 9, index)
  })
  return { trashes: { [entity.area]: trashed } }
}

/** Records of an area by their names, some of them in the trash. */
export function trashedBeside(
  { area, idKey }: AnyEntity,
  { stored, deleted }: { stored: readonly string[]; deleted: readonly string[] },
): Api {
  const records = [...stored, ...deleted].map((name, index) => ({
    [idKey]: `019a0000-0000-7000-b000-${String(index).padStart(12, '0')}`,
    name,
    roleTypeId: index === 0 ? 1 : 2,
    createdAt: FIXTURE_NOW.toISOString(),
    updatedAt: FIXTURE_NOW.toISOString(),
    version: 1,
  }))
  const trashed = records.slice(stored.length)
  return {
    records: { [area]: records.slice(0, stored.length) },
    trashes: { [area]: trashed.map((record, index) => trash(record, 1 + index, index)) },
  }
}

function trash(record: object, hours: number, index: number): FakeTrashed {
  const { userId, name } = PEOPLE[index % 2] ?? fakeSession()
  return {
    // A stored record; only its entity knows its fields.
    record: {
      ...record,
      version: Number(Reflect.get(record, 'version')) + 1,
    } as FakeTrashed['record'],
    by: { userId, name },
    at: new Date(FIXTURE_NOW.getTime() - hours * HOUR).toISOString(),
  }
}
