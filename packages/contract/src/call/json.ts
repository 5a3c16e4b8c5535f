declare const VALUE: unique symbol

/** A JSON Schema that knows the type of the values it describes: `json.text()` is a `JsonType<string>`. */
export type JsonType<Value = unknown> = Record<string, unknown> & { readonly [VALUE]?: Value }

/** The values that a JSON type describes. */
export type ValueOf<Type> = Type extends JsonType<infer Value> ? Value : never

type Properties = Record<string, JsonType>

/** The JSON types of bodies. */
export const json = {
  /** `details` are further keywords of JSON Schema: a `format`, or a length. */
  text: (details?: Readonly<Record<string, unknown>>): JsonType<string> => ({
    type: 'string',
    ...details,
  }),

  textOrNull: (): JsonType<string | null> => ({ type: ['string', 'null'] }),

  textOrInteger: (): JsonType<string | number> => ({ type: ['string', 'integer'] }),

  /** A timestamp in ISO 8601, in UTC. */
  timestamp: (): JsonType<string> => ({ type: 'string', format: 'date-time' }),

  timestampOrNull: (): JsonType<string | null> => ({
    type: ['string', 'null'],
    format: 'date-time',
  }),

  integer: (): JsonType<number> => ({ type: 'integer' }),

  number: (): JsonType<number> => ({ type: 'number' }),

  integerOrNull: (): JsonType<number | null> => ({ type: ['integer', 'null'] }),

  numberOrNull: (): JsonType<number | null> => ({ type: ['number', 'null'] }),

  boolean: (): JsonType<boolean> => ({ type: 'boolean' }),

  /** One of several texts. */
  choice: <const Options extends readonly string[]>(
    options: Options,
  ): JsonType<Options[number]> => ({
    type: 'string',
    enum: options,
  }),

  list: <Item>(items: JsonType<Item>): JsonType<Item[]> => ({ type: 'array', items }),

  /** An object with any keys. */
  map: <Value>(values: JsonType<Value>): JsonType<Record<string, Value>> => ({
    type: 'object',
    additionalProperties: values,
  }),

  /** An object in which every property is required. */
  object: <Members extends Properties>(
    properties: Members,
  ): JsonType<{ [Key in keyof Members]: ValueOf<Members[Key]> }> => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
  }),

  /** The same, or null. */
  objectOrNull: <Members extends Properties>(
    properties: Members,
  ): JsonType<{ [Key in keyof Members]: ValueOf<Members[Key]> } | null> => ({
    ...json.object(properties),
    type: ['object', 'null'],
  }),

  /** One of two objects. */
  either: <One, Other>(one: JsonType<One>, other: JsonType<Other>): JsonType<One | Other> => ({
    anyOf: [one, other],
  }),

  /** An object with any properties. */
  anyObject: (): JsonType<Record<string, unknown>> => ({ type: 'object' }),

  /** The bytes of a file. */
  file: (): JsonType<Blob> => ({ type: 'string', format: 'binary' }),

  /** Any value. */
  anything: (): JsonType => ({}),
}
