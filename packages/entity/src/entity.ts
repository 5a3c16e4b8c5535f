import type { Blank } from './field/blank'
import type { EntityField, Fields } from './field/field'
import type { Filter } from './records/filters'
import type { Ordered } from './records/ordered'
import type { PublicSite } from './records/publicSiteOptions'
import type { EntityLabels } from './field/labels'
import type { OpenStep } from './rights/rights'
import type { FormSchema } from './validate'

/** The values of one record as a plain object: what the form edits and the API stores. */
export type EntityValues = Record<string, unknown>

/** What the server adds to every record. Timestamps are ISO 8601 in UTC; `version` grows by 1 at each change. */
export interface RecordMetadata {
  createdAt: string
  updatedAt: string
  version: number
}

/** The definition of an entity, as its file gives it. */
export interface EntityDefinition<
  Name extends string = string,
  Values extends object = EntityValues,
  Key extends string = string,
  Listed extends string = string,
  Area extends string = string,
  Computed extends string = string,
> {
  /** The name of the entity in code and folders: `testimonial`. */
  name: Name
  /** The name of the area in the API's paths, and of its table: `testimonials`. */
  area: Area
  /** The path of its list below the dashboard: `masters/testimonials`. */
  path: string
  /** The name of the id in its records: `id`, or `jobId` where the site's API has always called it so. */
  idKey: Key
  /** Its names for people. */
  labels: EntityLabels
  /** The only validator, in the form and in the API. */
  schema: FormSchema<Values>
  /** The values of an empty form. */
  empty: Blank<Values>
  /**
   * The schema and the empty form of a new record, where they differ: a user needs a first password.
   * @default `schema` and `empty`
   */
  create?: { schema: FormSchema<Partial<Values>>; empty: Record<string, unknown> }
  /**
   * The schema of what can be changed of a stored record: who takes care of a query, but not what the visitor wrote.
   * @default everything
   */
  change?: { schema: FormSchema<Partial<Values>> }
  /** The title of one record in dialogs and breadcrumbs. */
  titleOf: (values: Values) => string
  /**
   * The columns that the server computes for the list, with their headings: `{ userCount: 'Users' }`.
   * @default none
   */
  computed?: Readonly<Record<Computed, string>>
  /** The columns of the list in reading order. Pictures and lists cannot be sorted. */
  listed: readonly Listed[]
  /**
   * The order that staff give the records, by moving them. It is the default order of the list.
   * @default the last changed record first, or the newest one where records are never changed
   */
  ordered?: Ordered<keyof Values & string>
  /** The fields that the search of the list covers. */
  searched: readonly (keyof Values & string)[]
  /**
   * The choices that the search finds by their names: 'deleted'. Each word then narrows the search by itself, in any order.
   * @default none: the search looks for the whole text
   */
  searchedChoices?: readonly (keyof Values & string)[]
  /**
   * The fields with a filter, in reading order. A short text or tags offer their most frequent values, a number a range.
   * @default the choices and references
   */
  filtered?: readonly (keyof Values & string)[]
  /**
   * The fields whose values only one record may have. A duplicate leaves them empty.
   * @default none
   */
  unique?: readonly (keyof Values & string)[]
  /**
   * The reference to the parent record, for an area without a list of its own: `serviceId`.
   * @default the area has a list
   */
  parentReference?: keyof Values & string
  /**
   * Who can read, write and remove the records.
   * @default administrators, and roles with a step in the area: see `Access`
   */
  access?: Access<keyof Values & string>
  /**
   * What the public site may read.
   * @default nothing
   */
  publicSite?: PublicSite<keyof Values & string>
  /**
   * Whether the records hold data of people who can ask for deletion. The audit then stores only their ids.
   * @default false
   */
  isPersonal?: boolean
  /**
   * Whether the records are a log that only the server writes. It is sorted by time alone, a link can name one record, and the
   * filter of its time, `from` and `to`, takes times beside days. Neither the home screen nor the search in all areas has it.
   * @default false
   */
  isLog?: boolean
}

/** An entity. Routes, navigation, lists, API calls, the fake API and tests derive from it. */
export interface Entity<
  Name extends string = string,
  Values extends object = EntityValues,
  Key extends string = string,
  Listed extends string = string,
  Area extends string = string,
  Computed extends string = string,
> extends EntityDefinition<Name, Values, Key, Listed, Area, Computed> {
  labels: Required<EntityLabels>
  /** The description of each field, in the order of the schema. */
  fields: Readonly<Record<keyof Values & string, EntityField>>
  /** The filters of the list, the one for its timestamp last. */
  filters: readonly Filter[]
  create?: NonNullable<EntityDefinition<Name, Values>['create']> & { fields: Fields }
  change?: NonNullable<EntityDefinition<Name, Values>['change']> & { fields: Fields }
}

/** Who may do something: administrators and roles with at least this step in the area, administrators only, or nobody. */
export type Audience = OpenStep | 'administrator' | 'nobody'

/** Who can do what with the records of an entity. */
export interface Access<Name extends string = string> {
  /**
   * The step that every role has, whatever its table says. The area is then no row of the table.
   * @default none
   */
  everybody?: OpenStep
  /** @default 'see' */
  read?: Audience
  /**
   * Who can change records. A field that the public site shows needs 'publish' where this is 'edit'.
   * @default 'edit'
   */
  write?: Audience
  /** @default 'publish' for an area of the public site, otherwise the audience of `write` */
  create?: Audience
  /** @default 'publish' for an area of the public site, otherwise the audience of `write` */
  remove?: Audience
  /**
   * The field with the region of a record. A role that is limited to some regions opens only records of these.
   * @default records are of all regions
   */
  regionField?: Name
}

/** A stored record of an entity: its values, its id and the server's metadata. */
export type RecordOf<E> =
  E extends Entity<string, infer Values, infer Key> ? Values & IdOf<Key> & RecordMetadata : never

/** The id of a record, where the name of its key is known. */
type IdOf<Key extends string> = string extends Key ? object : Record<Key, string>

/** The names of an entity's computed columns; `never` when there are none. */
export type ComputedOf<E> =
  // oxlint-disable-next-line typescript/no-explicit-any -- functions over values are contravariant, see `AnyEntity`
  E extends Entity<string, any, string, string, string, infer Computed> ? Computed : never

/** The values of an entity's form. */
export type ValuesOf<E> = E extends Entity<string, infer Values> ? Values : never

/** Any entity, for code that handles all of them alike. */
// The values of entities differ, and functions over them are contravariant: only `any` accepts every entity.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEntity = Entity<string, any>
