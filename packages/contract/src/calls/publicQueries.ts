import { query } from '@staff/forms/content/query/query.entity'

import { idempotencyHeader } from '../areas/headers'
import { answers, defineCall } from '../call/defineCall'
import { json } from '../call/json'

/** Send a query from the public site. */
export const sendQuery = defineCall({
  method: 'POST',
  path: '/public/queries',
  access: 'public',
  summary: 'Send a query from the public site',
  tag: 'public',
  headers: {
    ...idempotencyHeader,
    properties: {
      ...idempotencyHeader.properties,
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
  },
  body: { kind: 'json', schema: query.schema },
  success: answers(201, 'It is stored.', json.object({ message: json.text() })),
  problems: {
    400: 'The Idempotency-Key is none.',
    401: 'The site key is not right, or the deployment has none.',
    413: 'It is larger than any query can be.',
    422: 'Fields are refused; `errors` has a message for each.',
    429: 'Too many from one visitor; `Retry-After` says for how many seconds.',
  },
})
