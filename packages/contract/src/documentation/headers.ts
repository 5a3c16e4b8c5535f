import { json, type JsonType } from '../call/json'

/** The header of a call that changes a record: the version that the change was made on. */
export const ifMatchHeader = json.object({
  'if-match': json.text({ description: 'The ETag of the record' }),
})

const idempotencyKey = json.text({
  minLength: 16,
  maxLength: 255,
  description:
    'A name of the call, a UUID for example. Its repetition within a day gets the first response again.',
})

/** The header that names a call which creates something. */
export const idempotencyHeader: JsonType = {
  type: 'object',
  properties: { 'idempotency-key': idempotencyKey },
}

/** The headers of a query from the public site. */
export const siteHeaders: JsonType = {
  type: 'object',
  properties: {
    'idempotency-key': idempotencyKey,
    'site-key': json.text({
      minLength: 24,
      description:
        'The key of the public website (`SITE_KEY`), from its server only, never from a page. With it goes Visitor-Address.',
    }),
    'visitor-address': json.text({
      maxLength: 45,
      description:
        'The IP address of the visitor for whom the website sends the query; limits count for it. Only with Site-Key.',
    }),
  },
}

/** The headers of a read of the public site, which clients may cache. */
export const publicHeaders: JsonType = {
  type: 'object',
  properties: {
    'if-none-match': json.text({
      description: 'The ETag of the answer that the client has; 304 if it is still the same.',
    }),
    'preview-token': json.text({
      description:
        'The token of a preview link: the answer has what the link shows in its place, is for nobody else, and must not be kept.',
    }),
  },
}
