/** A JSON Schema, as far as the document uses it. */
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
}

/** What an operation takes in its address or its headers. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: Schema
}

/** One method at one address, as the OpenAPI document describes it. */
export interface Operation {
  method: string
  /** With its parameters in braces: `/api/users/{id}`. */
  path: string
  /** Whether it needs somebody who is logged in. */
  isSecured: boolean
  parameters: Parameter[]
  body: { type: string; schema: Schema } | undefined
  /** The statuses that the document names, without `default`. */
  statuses: number[]
}

/** As far as this file reads it. */
export interface OpenApi {
  paths: Record<string, Record<string, Described>>
}

interface Described {
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, object>
}

/** Every operation of the document, in its order. */
export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operation(method, path, described)),
  )
}

/** `POST /api/users`, for people. */
export function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`
}

/** The address of the list that an operation belongs to: `/api/users` for `/api/users/{id}`. */
export function baseOf({ path }: Operation): string {
  return path.replace(/\/\{.*$/, '')
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
