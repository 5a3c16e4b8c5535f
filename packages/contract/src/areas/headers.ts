import { json } from '../call/json'

/** The header of a call that changes a record: the version that the change was made on. */
export const ifMatchHeader = json.object({
  'if-match': json.text({ description: 'The ETag of the record' }),
})

/** The header that names a call which makes something. */
export const idempotencyHeader = {
  type: 'object',
  properties: {
    'idempotency-key': json.text({
      minLength: 16,
      maxLength: 255,
      description:
        'A name of the call, a UUID for example. Its repetition within a day gets the first answer again.',
    }),
  },
}
