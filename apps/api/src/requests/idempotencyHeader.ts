import type { JsonSchema } from '../openapi/jsonSchema'

/** What the OpenAPI document says of the header that names a call. */
export const idempotencyHeader: JsonSchema = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      minLength: 16,
      maxLength: 255,
      description:
        'A name of the call, a UUID for example. Its repetition within a day gets the first answer again.',
    },
  },
}
