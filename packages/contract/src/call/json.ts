declare const VALUE: unique symbol

/** A JSON Schema that knows the type of the values it describes: `json.text()` is a `JsonType<string>`. */
export type JsonType<Value = unknown> = Record<string, unknown> & { readonly [VALUE]?: Value }

/** The values that a JSON type describes. */
export type ValueOf<Type> = Type extends JsonType<infer Value> ? Value : never

type Properties = Record<string, JsonType>

/** What a JSON Schema may say beyond the type, a `description` for example. */
type Details = Readonly<Record<string, unknown>>

/** The JSON types that responses consist of. */
export const json = {
  text: (details?: Details): JsonType<string> => ({ type: 'string', ...details }),

  textOrNull: (details?: Details): JsonType<string | null> => ({
    type: ['string', 'null'],
    ...details,
  }),

  /** A time in ISO 8601, in UTC. */
  timestamp: (details?: Details): JsonType<string> => ({
    type: 'string',
    format: 'date-time',
    ...details,
  }),

  integer: (details?: Details): JsonType<number> => ({ type: 'integer', ...details }),

  boolean: (details?: Details): JsonType<boolean> => ({ type: 'boolean', ...details }),

  /** One of some texts. */
  choice: <const Options extends readonly string[]>(
    options: Options,
    details?: Details,
  ): JsonType<Options[number]> => ({ type: 'string', enum: options, ...details }),

  list: <Item>(items: JsonType<Item>): JsonType<Item[]> => ({ type: 'array', items }),

  /** An object with any keys. */
  map: <Value>(values: JsonType<Value>, details?: Details): JsonType<Record<string, Value>> => ({
    type: 'object',
    ...details,
    additionalProperties: values,
  }),

  /** An object that always has all its properties. */
  object: <Members extends Properties>(
    properties: Members,
  ): JsonType<{ [Key in keyof Members]: ValueOf<Members[Key]> }> => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
  }),

  /** Any value. */
  anything: (): JsonType => ({}),
}
