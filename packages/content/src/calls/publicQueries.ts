import { defineCall, jsonResponse, json } from '@staff/contract'

import { visitorSchema } from '../query/query.entity'

/** Sends a visitor's query from the public site. */
export const sendQuery = defineCall({
  method: 'POST',
  path: '/public/queries',
  access: 'public',
  body: { kind: 'json', schema: visitorSchema },
  success: jsonResponse(201, json.object({ message: json.text() })),
})
