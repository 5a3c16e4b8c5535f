import type { Blank } from '../field/blank'
import type { AnyEntity, RecordOf, RecordMetadata, ValuesOf } from '../entity'
import {
  hasSearchEngineFields,
  noSearchEngineValues,
  type SearchEngineValues,
} from '../records/searchEngines'

/** A value that one rule refuses, in an otherwise valid record. */
export interface InvalidCase<Field extends string = string> {
  field: Field
  /** The values of other fields, where the rule depends on them. */
  given?: Readonly<Record<string, unknown>>
  /** The name of the rule in the schema, as `rulesOf` lists it. */
  rule: string
  value: unknown
  /** The exact message. */
  message: string
}

/** The sample content of an entity. Stories, the fake API, API tests and the demo content share it. */
export interface Fixtures<E extends AnyEntity = AnyEntity, Name extends string = string> {
  entity: E
  /** Realistic stored records, the latest change first. */
  records: RecordOf<E>[]
  /** The first record: the values of a filled form. */
  filled: RecordOf<E>
  /** The additional values of a new record: a first password. */
  create: Readonly<Record<string, unknown>>
  /** One case for each rule of the schema. The key in PascalCase is the name of its story. */
  invalid: Record<Name, InvalidCase>
}

/** The values of a sample record. The fields for search engines are empty where it has none. */
export type SampleOf<E extends AnyEntity> = Omit<ValuesOf<E>, keyof SearchEngineValues> &
  Partial<Pick<ValuesOf<E>, keyof SearchEngineValues & keyof ValuesOf<E>>>

/** Creates stored records with fixed ids and timestamps from the values of an entity. */
export function defineFixtures<
  E extends AnyEntity,
  const Name extends string,
  const Extra extends string = never,
>(
  entity: E,
  content: {
    values: SampleOf<E>[]
    create?: Record<Extra, unknown>
    /** The metadata of a record, where the usual timestamps do not fit. */
    metadataOf?: (index: number) => RecordMetadata
    invalid: Record<Name, InvalidCase<(keyof ValuesOf<E> & string) | NoInfer<Extra>>>
  },
): Fixtures<E, Name> {
  const { values, create = {}, metadataOf = stamps, invalid } = content
  const unwritten = hasSearchEngineFields(entity) ? noSearchEngineValues : {}
  // The compiler takes a computed key for any string; here it is the entity's id key.
  const records = values.map((each, index) =>
    Object.assign({}, unwritten, each, metadataOf(index), { [entity.idKey]: fixtureId(index) }),
  ) as unknown as RecordOf<E>[]
  const [filled] = records
  if (!filled) throw new Error(`The fixtures of ${entity.name} have no values`)
  return { entity, records, filled, create, invalid }
}

/** The current time of the fixtures, for stories and tests that show times. */
export const FIXTURE_NOW = new Date('2026-11-20T09:00:00Z')

const HOUR = 3_600_000

function stamps(index: number): RecordMetadata {
  const updated = FIXTURE_NOW.getTime() - HOUR * (2 + index * index * 7)
  return {
    createdAt: new Date(updated - HOUR * 24 * (20 + index)).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    version: 1 + (index % 7),
  }
}

/** A UUID of version 7 that is the same in every run. */
function fixtureId(index: number): string {
  return `019a0000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`
}

/** The values of a form with one invalid case in them. */
export function withInvalid<Values extends object>(
  values: Values,
  invalid: InvalidCase,
): Blank<Values> {
  return { ...values, ...invalidValues(invalid) }
}

/** The invalid values of a case. */
export function invalidValues({ given, field, value }: InvalidCase): Record<string, unknown> {
  return { ...given, [field]: value }
}
