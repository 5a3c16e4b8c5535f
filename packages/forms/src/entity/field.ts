/** What a field is. Lists, the API and its document tell fields apart by it. */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'email'
  | 'url'
  | 'password'
  | 'number'
  | 'choice'
  | 'reference'
  | 'image'
  | 'tags'
  | 'checkbox'
  | 'date'

/** A choice that a person is offered. */
export interface Option<Value extends string | number = string | number> {
  value: Value
  label: string
}

/** What a rule tells about its field. Every rule of `rules/` sets it with yup's `meta()`. */
export interface FieldMeta {
  /** @default the kind of the schema's type: a string is 'text', an array 'tags', a boolean 'checkbox' */
  kind?: FieldKind
  /** What the reader of the API's document should know. */
  description?: string
  /**
   * Whether an empty value is refused.
   * @default whether the schema is `required()`
   */
  required?: boolean
  /** The values of other fields with which an empty value is refused: `{ kind: 'Article' }`. */
  requiredWhen?: Readonly<Record<string, unknown>>
  /** The longest text, in characters as a person counts them. Of tags: the longest tag. */
  maxCharacters?: number
  /** The longest text, in code points, as validators of JSON count. Of tags: the longest tag. */
  maxCodePoints?: number
  /** The longest text, in words. */
  maxWords?: number
  /** The smallest number. */
  min?: number
  /** The largest number. */
  max?: number
  /** Whether only whole numbers are accepted. */
  integer?: boolean
  /** The source of a regular expression that a text matches unless it is empty. */
  pattern?: string
  /** Whether a list has each entry once. */
  unique?: boolean
  /** The values that are offered; no other is accepted. */
  options?: readonly Option[]
  /** The area of the record whose id the value is: `services`. */
  refersTo?: string
  /** Whether the value is typed and sent but never shown, kept in a draft or sent back. */
  secret?: boolean
}

declare module 'yup' {
  // Declaration merging needs an interface: it types the `meta()` of every schema.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface CustomSchemaMetadata extends FieldMeta {}
}

/** A field as its schema describes it. */
export interface Field extends FieldMeta {
  name: string
  kind: FieldKind
  /** The type of its values as JSON; a date is text in ISO 8601. */
  type: 'string' | 'number' | 'boolean' | 'array'
  label?: string
  required: boolean
  /** The value of a field that is left out; undefined where there is none. */
  default: unknown
  /** The names of its rules, in the order in which they are checked. */
  rules: readonly string[]
  /** What each entry of a list is. */
  entry?: Field
}

/** A field of an entity, with what its lists do with it. */
export interface EntityField extends Field {
  /** Whether the list has a column for it. */
  listed: boolean
  /** Whether the list can be sorted by it. */
  sortable: boolean
  /** Whether the list's search looks into it. */
  searchable: boolean
}

/** Fields by their names, in the order of the schema. */
export type Fields = Readonly<Record<string, Field>>
