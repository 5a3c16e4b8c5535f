/** The part of JSON Schema that the document uses. */
export interface Schema {
  type?: string
  enum?: unknown[]
  format?: string
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** A parameter in the path, the query or the headers. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

/** An operation of the OpenAPI document. */
export interface Operation {
  method: string
  /** The path with parameters in braces: `/api/users/{id}`. */
  path: string
  /** Whether it needs a session. */
  isSecured: boolean
  parameters: Parameter[]
  body: { type: string; schema: Schema } | undefined
  /** The statuses that the document names, without `default`. */
  statuses: number[]
}

/** The parts of the document that this file reads. */
export interface OpenApi {
  paths: Record<string, Record<string, Described>>
}

interface Described {
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, object>
}

/** Every operation of the document, in order. */
export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operation(method, path, described)),
  )
}

/** The name of an operation in messages: `POST /api/users`. */
export function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`
}

/**
 * The path of the list that an operation belongs to: `/api/users` for `/api/users/{id}`. The preview links of a record are a list of
 * their own.
 */
export function baseOf({ path }: Operation): string {
  const [nested] = /^.*\/preview-links/.exec(path) ?? []
  return nested ?? path.replace(/\/\{.*$/, '')
}

function operation(method: string, path: string, described: Described): Operation {
  const [content] = Object.entries(described.requestBody?.content ?? {})
  return {
    method: method.toUpperCase(),
    path,
    isSecured: (described.security ?? []).length > 0,
    parameters: described.parameters ?? [],
    body: content && { type: content[0], schema: content[1].schema },
    statuses: Object.keys(described.responses).map(Number).filter(Number.isInteger),
  }
}
