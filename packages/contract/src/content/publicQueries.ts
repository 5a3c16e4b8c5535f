import { visitorSchema } from '@staff/forms/content/query/query.entity'

import { defineCall, jsonResponse } from '../call/defineCall'
import { json } from '../call/json'

/** Sends a visitor's query from the public site. */
export const sendQuery = defineCall({
  method: 'POST',
  path: '/public/queries',
  access: 'public',
  body: { kind: 'json', schema: visitorSchema },
  success: jsonResponse(201, json.object({ message: json.text() })),
})
