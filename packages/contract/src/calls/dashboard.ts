import { defineCall, jsonResponse } from '../call/defineCall'
import { json } from '../call/json'

/** Reads how many records each area has that the caller may read: the part of the dashboard that every admin has. */
export const readCounts = defineCall({
  method: 'GET',
  path: '/dashboard',
  access: 'signedIn',
  success: jsonResponse(200, json.object({ counts: json.map(json.integer()) })),
})
