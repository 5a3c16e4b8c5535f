import { fieldValue } from '@staff/entity'
import { API_ROOT, type AnyCall } from '@staff/contract'
import type { ExampleOf } from '@staff/contract/examples'

type Paths = Record<string, Partial<Record<string, Operation>> | undefined>

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content?: Content }
  responses?: Record<string, { content?: Content }>
}

interface Parameter {
  name?: string
  in?: string
  example?: unknown
}

type Content = Record<string, { example?: unknown }>

/** Adds the examples of calls to an OpenAPI document. */
export function addExamples(
  document: { paths?: object },
  calls: readonly AnyCall[],
  exampleOf: ExampleOf,
) {
  // The plug-in's types also allow references instead of operations, which it never writes.
  const paths = document.paths as Paths
  for (const call of calls) {
    const { method, path, success } = call
    const address = (API_ROOT + path).replaceAll(/:(\w+)/g, '{$1}')
    const { parameters = [], requestBody, responses } = operationAt(paths, address, method)
    const { params, query, body, response } = exampleOf(call) ?? {}
    for (const parameter of parameters) {
      const value: unknown = fieldValue({ ...query, ...params }, parameter.name ?? '')
      if (value !== undefined && parameter.in !== 'header') parameter.example = value
    }
    setExample(requestBody?.content, body)
    setExample(responses?.[success.status]?.content, response)
  }
}

function operationAt(paths: Paths, address: string, method: string): Operation {
  const operation = paths[address]?.[method.toLowerCase()]
  if (!operation) throw new Error(`The document lacks ${method} ${address}`)
  return operation
}

function setExample(content: Content = {}, example: unknown) {
  if (example === undefined) return
  for (const media of Object.values(content)) media.example = example
}
