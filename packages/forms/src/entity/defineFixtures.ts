import type { AnyEntity, Blank, RecordOf, RecordMetadata, ValuesOf } from './defineEntity'

/** A value that one rule refuses, in a record that is otherwise valid. */
export interface InvalidCase<Field extends string = string> {
  field: Field
  /** What the other fields say, where the rule depends on them. */
  given?: Readonly<Record<string, unknown>>
  /** The rule's name in the schema, as `rulesOf` lists it. */
  rule: string
  value: unknown
  /** The message, word for word. */
  message: string
}

/** The sample content of an entity: stories, the fake API, the API's tests and the demo content share it. */
export interface Fixtures<E extends AnyEntity = AnyEntity, Name extends string = string> {
  entity: E
  /** Believable stored records, the oldest change last. */
  records: RecordOf<E>[]
  /** The record that a filled form shows: the first one. */
  filled: RecordOf<E>
  /** What a new record needs beyond its stored fields: a first password. */
  create: Readonly<Record<string, unknown>>
  /** One case for each rule of the schema. The key is the name of its story with a small first letter. */
  invalid: Record<Name, InvalidCase>
}

/** Turns the values of an entity into stored records with fixed ids and times, hours and days apart. */
export function defineFixtures<
  E extends AnyEntity,
  const Name extends string,
  const Extra extends string = never,
>(
  entity: E,
  content: {
    values: ValuesOf<E>[]
    create?: Record<Extra, unknown>
    /** When a record was made and changed, where the usual times do not fit. */
    metadataOf?: (index: number) => RecordMetadata
    invalid: Record<Name, InvalidCase<(keyof ValuesOf<E> & string) | NoInfer<Extra>>>
  },
): Fixtures<E, Name> {
  const { values, create = {}, metadataOf = stamps, invalid } = content
  // A computed key is any string to the compiler; here it is the entity's id key.
  const records = values.map((each, index) =>
    Object.assign({}, each, metadataOf(index), { [entity.idKey]: fixtureId(index) }),
  ) as unknown as RecordOf<E>[]
  const [filled] = records
  if (!filled) throw new Error(`The fixtures of ${entity.name} have no values`)
  return { entity, records, filled, create, invalid }
}

/** The fixtures' present: stories and tests that show times run at this moment. */
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

/** A form's values that are valid but for one case. */
export function withInvalid<Values extends object>(
  values: Values,
  invalid: InvalidCase,
): Blank<Values> {
  return { ...values, ...invalidValues(invalid) }
}

/** The fields that make the mistake. */
export function invalidValues({ given, field, value }: InvalidCase): Record<string, unknown> {
  return { ...given, [field]: value }
}
