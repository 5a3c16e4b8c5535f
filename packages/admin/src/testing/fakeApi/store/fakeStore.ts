import { noSuchRecord } from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity, type EntityValues, type Fixtures } from '@staff/entity'

import { fakeClock } from './fakeClock'
import { firstRows, type FakeStart } from './firstRows'
import { rowAfter, shownOf, shownStatesOf } from './lives'
import {
  amended,
  isDeleted,
  withVersion,
  type FakeAct,
  type FakeRecord,
  type FakeRow,
  type LiveRule,
} from './versions'

/**
 * The records of all entities with all their versions, and when the public site shows which, in arrays that are never changed, but
 * replaced.
 */
export class FakeStore {
  #tables: ReadonlyMap<string, readonly FakeRow[]>
  readonly #created = new Map<string, number>()
  readonly #clock = fakeClock()
  #isInReach: (area: string, record: FakeRecord) => boolean = () => true

  readonly entities: readonly AnyEntity[]

  /** `regions` are those of the admin. */
  constructor(
    fixtures: readonly Pick<Fixtures, 'entity' | 'records'>[],
    start: FakeStart = {},
    readonly regions: readonly string[] = [],
  ) {
    this.entities = fixtures.map(({ entity }) => entity)
    this.#tables = new Map(fixtures.map((each) => [each.entity.area, firstRows(each, start)]))
  }

  /** Does work that reads only the records which a person may read. */
  readAs<Result>(
    isInReach: (area: string, record: FakeRecord) => boolean,
    work: () => Result,
  ): Result {
    this.#isInReach = isInReach
    try {
      return work()
    } finally {
      this.#isInReach = () => true
    }
  }

  /** The records of an area with their live times, in their own order. */
  readonly rows = (area: string): FakeRow[] => this.#rows(area).filter((row) => !isDeleted(row))

  /** The records of an area, in their own order. */
  readonly records = (area: string): FakeRecord[] => this.rows(area).map(({ record }) => record)

  /** What the public site shows of an area now, in the order of the records; or what `shownIn` takes of each. */
  readonly shown = (
    area: string,
    shownIn = (row: FakeRow) => shownOf(row, this.now),
  ): FakeRecord[] => this.#rows(area).flatMap((row) => shownIn(row) ?? [])

  /** Whether the public site shows the records of an area, and until when, by their ids. */
  shownStates(entity: AnyEntity) {
    return shownStatesOf(entity, this.#rows(entity.area), this.now)
  }

  /** The present, in the form of live times. It moves on with each write. */
  get now(): string {
    return this.#clock.now()
  }

  /** What is in the trash of an area. */
  trash(area: string): FakeRow[] {
    return this.#rows(area).filter(isDeleted)
  }

  /** A record that is not in the trash. */
  find(entity: AnyEntity, id: unknown): FakeRow | undefined {
    const row = this.#rowOf(entity, id)
    return row && !isDeleted(row) ? row : undefined
  }

  /** A record in the trash. */
  findDeleted(entity: AnyEntity, id: unknown): FakeRow | undefined {
    const row = this.#rowOf(entity, id)
    return row && isDeleted(row) ? row : undefined
  }

  /** A record that is not in the trash. Throws a 404 if there is none. */
  load(entity: AnyEntity, id: unknown): FakeRow {
    return required(entity, this.find(entity, id))
  }

  /** A record in the trash. Throws a 404 if there is none. */
  loadDeleted(entity: AnyEntity, id: unknown): FakeRow {
    return required(entity, this.findDeleted(entity, id))
  }

  /**
   * Stores the next version of a record: its creation, a change, its deletion or its return. Without an id, the record is new.
   * Returns it.
   */
  write(entity: AnyEntity, id: unknown, values: EntityValues, act: FakeAct): FakeRecord {
    const { area, idKey, empty } = entity
    const before = id === undefined ? undefined : this.#rowOf(entity, id)
    const now = FIXTURE_NOW.toISOString()
    const stored = before?.record ?? { ...empty, [idKey]: this.#newId(area), createdAt: now }
    const version = (before?.record.version ?? 0) + 1
    // Only its entity knows the fields of a record.
    const record = { ...stored, ...values, version, updatedAt: now } as FakeRecord
    const next = withVersion(entity, record, act, { former: before?.versions })
    this.#replace(entity, before, rowAfter(entity, before, next, this.#clock.next(), act.live))
    return record
  }

  /** Changes when the public site shows a record. That makes no version of it. */
  relive(entity: AnyEntity, id: unknown, rule: LiveRule) {
    const before = this.load(entity, id)
    this.#replace(entity, before, rowAfter(entity, before, before, this.#clock.next(), rule))
  }

  /** Gives a record other values without a new version. Its last version and what the public site shows have them, too. */
  amend(entity: AnyEntity, id: unknown, values: EntityValues) {
    const before = this.load(entity, id)
    this.#replace(entity, before, amended(entity, before, values))
  }

  /** Deletes a record for ever, with all its versions. */
  forget(entity: AnyEntity, id: unknown) {
    this.#replace(entity, this.#rowOf(entity, id), undefined)
  }

  /** Puts some records into another order. The others keep their places. */
  reorder(entity: AnyEntity, ids: readonly string[]) {
    const ordered = ids.map((id) => this.load(entity, id))
    const moved = new Set(ordered)
    const next = ordered.values()
    const all = this.allRows(entity.area).map((row) =>
      moved.has(row) ? (next.next().value ?? row) : row,
    )
    this.#tables = new Map(this.#tables).set(entity.area, all)
  }

  /** Returns a function that brings back everything as it is now. */
  snapshot(): () => void {
    const before = this.#tables
    return () => {
      this.#tables = before
    }
  }

  /** Does work that stores all of its writes, or none if it throws. */
  transaction<Result>(work: () => Result): Result {
    const takeBack = this.snapshot()
    try {
      return work()
    } catch (error) {
      takeBack()
      throw error
    }
  }

  /** What the present reader may read. */
  #rows(area: string): readonly FakeRow[] {
    return this.allRows(area).filter(({ record }) => this.#isInReach(area, record))
  }

  /** The records of an area with those in the trash, whoever reads. */
  allRows(area: string): readonly FakeRow[] {
    return this.#tables.get(area) ?? []
  }

  #rowOf({ area, idKey }: AnyEntity, id: unknown): FakeRow | undefined {
    const wanted = String(id).toLowerCase()
    return this.#rows(area).find(({ record }) => record[idKey] === wanted)
  }

  /** Replaces a row. Without `before`, it is new; without `after`, it goes. */
  #replace({ area }: AnyEntity, before: FakeRow | undefined, after: FakeRow | undefined) {
    const rows = this.allRows(area)
    const replaced = before
      ? rows.flatMap((row) => (row === before ? (after ?? []) : [row]))
      : rows.concat(after ?? [])
    this.#tables = new Map(this.#tables).set(area, replaced)
  }

  #newId(area: string): string {
    const count = (this.#created.get(area) ?? 0) + 1
    this.#created.set(area, count)
    return `019b0000-0000-7000-8000-${String(count).padStart(12, '0')}`
  }
}

function required(entity: AnyEntity, row: FakeRow | undefined): FakeRow {
  if (row) return row
  throw noSuchRecord(entity)
}
