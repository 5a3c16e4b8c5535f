import { describeFields } from './describeFields'
import type { EntityField, Fields } from './field'
import type { FormSchema } from './validate'

/** The values of one record as a plain object: what the form edits and the API stores. */
export type EntityValues = Record<string, unknown>

/** What the server adds to every record. Times are ISO 8601 in UTC; `version` grows by 1 at each change. */
export interface RecordMetadata {
  createdAt: string
  updatedAt: string
  version: number
}

/** The key that identifies a record of an entity: a career has `jobId`, every other record `id`. */
export type IdKey = 'id' | 'jobId'

/** A form that nobody has filled in yet: what is not chosen is `null` for a number and `''` for a text. */
export type Blank<Values> = {
  [Key in keyof Values]:
    | Values[Key]
    | (Values[Key] extends number | undefined ? null : never)
    | (Values[Key] extends string | undefined ? '' : never)
}

/** What a kind of content is, as its file says it. */
export interface EntityDefinition<
  Name extends string = string,
  Values extends object = EntityValues,
  Key extends IdKey = IdKey,
  Listed extends string = string,
  Area extends string = string,
  Computed extends string = string,
> {
  /** The entity's own word, used in code and folder names: `testimonial`. */
  name: Name
  /** The area's word in the API's paths and the name of its table: `testimonials`. */
  area: Area
  /** The path of its list below `/{country}/dashboard`: `masters/testimonials`. */
  path: string
  idKey: Key
  labels: {
    /** One record in running text: 'testimonial'. */
    one: string
    /** The area's title: 'Testimonials'. */
    many: string
    /** One sentence below the title of the list. */
    intro: string
  }
  /** The one validator, of the form and of the API alike. */
  schema: FormSchema<Values>
  empty: Blank<Values>
  /** The validator and the empty form of a new record, where it needs more than a change: a first password. */
  create?: { schema: FormSchema<Values>; empty: Blank<Values> & Record<string, unknown> }
  /** The words that name one record in a dialog or a breadcrumb. */
  titleOf: (values: Values) => string
  /** What the server works out for the list, with its column's heading: `{ userCount: 'Users' }`. */
  computed?: Readonly<Record<Computed, string>>
  /** Columns of the list, in reading order; all but pictures and lists can be sorted by. */
  listed: readonly Listed[]
  /**
   * The number that gives each record its place: the list is in this order unless its reader sorts it otherwise.
   * @default the newest change first, or the newest record where records are never changed
   */
  orderedBy?: keyof Values & string
  /** Fields that the list's search looks into. */
  searched: readonly (keyof Values & string)[]
  /**
   * The reference to the record that opens this one, where the area has no list of its own: `serviceId`.
   * @default the area has its list
   */
  parentReference?: keyof Values & string
  /**
   * Who may open the records and who may change them.
   * @default administrators both
   */
  access?: {
    read: Audience
    /** Who may create and change them. */
    write: Audience
    /** @default those who may write */
    remove?: Audience
  }
  /**
   * Whether the records are about people outside, who may ask to be forgotten: the audit keeps their ids and nothing else.
   * @default false
   */
  isPersonal?: boolean
}

/** A kind of content. Routes, navigation, lists, calls, fakes and tests follow from it. */
export interface Entity<
  Name extends string = string,
  Values extends object = EntityValues,
  Key extends IdKey = IdKey,
  Listed extends string = string,
  Area extends string = string,
  Computed extends string = string,
> extends EntityDefinition<Name, Values, Key, Listed, Area, Computed> {
  /** What its schema says of each field, in the order of the schema. */
  fields: Readonly<Record<keyof Values & string, EntityField>>
  create?: NonNullable<EntityDefinition<Name, Values>['create']> & {
    /** The fields of a new record. */
    fields: Fields
  }
}

/** People by what their role opens: everyone who is logged in, administrators only, or none of them. */
export type Audience = 'signedIn' | 'administrator' | 'nobody'

/** A stored record of an entity: its values, its id and the server's stamps. */
export type RecordOf<E> =
  E extends Entity<string, infer Values, infer Key>
    ? Values & Record<Key, string> & RecordMetadata
    : never

/** The names of an entity's computed columns; `never` where it has none. */
export type ComputedOf<E> =
  // oxlint-disable-next-line typescript/no-explicit-any -- functions over values do not vary together, see `AnyEntity`
  E extends Entity<string, any, IdKey, string, string, infer Computed> ? Computed : never

/** The values of an entity's form. */
export type ValuesOf<E> = E extends Entity<string, infer Values> ? Values : never

/** Any entity, for code that works with each of them alike. */
// Entities differ in the type of their values, and functions over values do not vary together: only `any` is all of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEntity = Entity<string, any>

/** An entity from its definition; what its schema says of its fields is computed here, once. */
export function defineEntity<
  const Name extends string,
  Values extends object,
  Key extends IdKey,
  const Listed extends keyof Values | Computed | 'createdAt' | 'updatedAt',
  const Area extends string,
  const Computed extends string = never,
>(
  definition: EntityDefinition<Name, Values, Key, Listed & string, Area, Computed>,
): Entity<Name, Values, Key, Listed & string, Area, Computed> {
  const { schema, create, ...rest } = definition
  return {
    ...rest,
    schema,
    ...(create && { create: { ...create, fields: describeFields(create.schema) } }),
    fields: entityFields(definition),
  }
}

/** The fields of a schema, with what the entity's list does with them. */
function entityFields<Values extends object>({
  schema,
  listed,
  searched,
}: EntityDefinition<string, Values>): Entity<string, Values>['fields'] {
  const columns = new Set<string>(listed)
  const searchable = new Set<string>(searched)
  const entries = Object.values(describeFields(schema)).map((field): [string, EntityField] => [
    field.name,
    {
      ...field,
      listed: columns.has(field.name),
      sortable: columns.has(field.name) && field.kind !== 'image' && field.type !== 'array',
      searchable: searchable.has(field.name),
    },
  ])
  // A schema of these values has exactly these fields, which the type of yup's description does not tell.
  return Object.fromEntries(entries) as Entity<string, Values>['fields']
}
