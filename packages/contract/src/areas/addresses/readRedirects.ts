import { defineCall, jsonResponse } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'

const redirectsType = json.object({
  redirects: json.list(json.object({ from: json.text(), to: json.text() })),
})

/** The earlier addresses of what the public site shows, and where each of them leads. */
export type Redirects = ValueOf<typeof redirectsType>

/** How many redirects are read at most. */
export const MAX_REDIRECTS = 10_000

/** Lists the earlier addresses of the public site, for a host that serves files. */
export const readRedirects = defineCall({
  method: 'GET',
  path: '/public/redirects',
  access: 'public',
  success: jsonResponse(200, redirectsType),
})
