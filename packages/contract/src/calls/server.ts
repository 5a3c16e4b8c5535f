import { defineCall, jsonResponse, noContent } from '../call/defineCall'
import { json } from '../call/json'

const access = 'public'

/** Reads whether the server works. It is degraded if a job is due for more than five minutes: it works, and somebody should look. */
export const readHealth = defineCall({
  method: 'GET',
  path: '/health',
  access,
  success: jsonResponse(200, json.object({ status: json.choice(['ok', 'degraded']) })),
})

/** Reads the OpenAPI document. */
export const readDocument = defineCall({
  method: 'GET',
  path: '/openapi.json',
  access,
  success: jsonResponse(200, json.anyObject()),
})

/** The content types of browsers' violation reports. */
export const VIOLATION_REPORT_TYPES = ['application/csp-report', 'application/reports+json']

/** Reports a violation of the page's Content-Security-Policy. Browsers make this call. */
export const reportViolation = defineCall({
  method: 'POST',
  path: '/csp-reports',
  access,
  body: {
    kind: 'other',
    contentTypes: VIOLATION_REPORT_TYPES,
    type: { oneOf: [json.object({ 'csp-report': json.anyObject() }), json.list(json.anyObject())] },
  },
  success: noContent,
})
