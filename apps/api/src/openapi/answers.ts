import type { JsonSchema } from './jsonSchema'

type Properties = Record<string, string | JsonSchema>

/** An answer with a JSON object; a property is described by its type's name or by a schema. */
export function answer(description: string, properties: Properties) {
  return json(description, objectOf(properties))
}

/** An answer with JSON of a schema. */
export function json(description: string, schema: JsonSchema) {
  return { description, content: { 'application/json': { schema } } }
}

/** An answer with a problem document. */
export function problem(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
  }
}

/** An answer without content. */
export function noContent(description: string) {
  return { description, type: 'null' }
}

/** The schema of an object that always has all its properties. */
export function objectOf(properties: Properties): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        typeof schema === 'string' ? { type: schema } : schema,
      ]),
    ),
    required: Object.keys(properties),
  }
}
