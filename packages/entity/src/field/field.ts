/** The kind of a field. Lists, the API and the OpenAPI document depend on it. */
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
  /** A day, as 'YYYY-MM-DD'. */
  | 'date'
  /** A moment in ISO 8601, UTC. */
  | 'dateTime'
  /** The table of what a role may do. */
  | 'rights'

/** How a text is read, if it is not plain. */
export type TextFormat = 'markdown'

/** How the public site shows a picture. */
export interface PictureOptions {
  /**
   * What describes a picture that has no description of its own: the title of its record, as fits a portrait or a logo. `asked` makes a form ask
   * for one when it publishes.
   * @default 'title'
   */
  alt?: 'title' | 'asked'
  /**
   * The proportions in which the site shows the picture, width by height, by a name: `{ card: [4, 3] }`. The public answer has such cuts, and the form
   * shows them.
   * @default none: the whole picture is shown
   */
  cuts?: PictureCuts
}

/** Proportions by their names. */
export type PictureCuts = Readonly<Record<string, readonly [width: number, height: number]>>

/** One of the choices of a field. */
export interface Option<Value extends string | number = string | number> {
  value: Value
  label: string
  /**
   * Other names by which a search finds it, where the entity searches its choices.
   * @default none
   */
  words?: readonly string[]
}

/** The metadata of a field. Every rule in `rules/` sets its part with yup's `meta()`. */
export interface FieldMeta extends PictureOptions {
  /** @default the kind of the schema's type: 'text' for a string, 'tags' for an array, 'checkbox' for a boolean */
  kind?: FieldKind
  /** The description in the OpenAPI document. */
  description?: string
  /** A value for readers of the OpenAPI document, where the rules do not show one. */
  example?: string
  /**
   * Whether an empty value is refused.
   * @default whether the schema is `required()`
   */
  required?: boolean
  /** The values of other fields for which an empty value is refused: `{ kind: 'Article' }`. */
  requiredWhen?: Readonly<Record<string, unknown>>
  /** The maximum length of a text in characters as a person counts them. For tags: of each tag. */
  maxCharacters?: number
  /** The maximum length of a text in code points, as JSON Schema counts. For tags: of each tag. */
  maxCodePoints?: number
  /**
   * How a text is read.
   * @default as plain text
   */
  format?: TextFormat
  /** The maximum length of a text in words. */
  maxWords?: number
  /** The minimum of a number. */
  min?: number
  /** The maximum of a number. */
  max?: number
  /** The first and the last day that a date accepts. */
  earliest?: string
  latest?: string
  /** Whether only whole numbers are accepted. */
  integer?: boolean
  /** The source of a regular expression that a text matches unless it is empty. */
  pattern?: string
  /** Whether the entries of a list differ from each other. */
  unique?: boolean
  /** The choices. Other values are refused. */
  options?: readonly Option[]
  /** The area of the referenced record: `services`. */
  refersTo?: string
  /** What an optional reference without a record is called: 'Nobody'. */
  none?: string
  /** Whether the value is the id of a record of any area, which links filter by. */
  isRecordId?: boolean
  /** Whether the value is never shown, stored in a draft, or returned by the API. */
  secret?: boolean
}

declare module 'yup' {
  // Declaration merging needs an interface. It types the `meta()` of every schema.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface CustomSchemaMetadata extends FieldMeta {}
}

/** A field as its schema describes it. */
export interface Field extends FieldMeta {
  name: string
  kind: FieldKind
  /** The JSON type of its values; a date is a string in ISO 8601. */
  type: 'string' | 'number' | 'boolean' | 'array' | 'object'
  label?: string
  required: boolean
  /** The value of an omitted field; undefined where there is none. */
  default: unknown
  /** The names of its rules, in the order in which they are checked. */
  rules: readonly string[]
  /** The description of the entries of a list. */
  entry?: Field
}

/** A field of an entity, with its use in the entity's list. */
export interface EntityField extends Field {
  /** Whether the list has a column for it. */
  listed: boolean
  /** Whether the list can be sorted by it. */
  sortable: boolean
  /** Whether the search of the list covers it. */
  searchable: boolean
}

/** Fields by their names, in the order of the schema. */
export type Fields = Readonly<Record<string, Field>>
