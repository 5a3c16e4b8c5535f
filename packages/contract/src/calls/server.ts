import { answers, answersNothing, defineCall } from '../call/defineCall'
import { json, type JsonType } from '../call/json'

const tag = 'server'
const access = 'public'

const anyObject: JsonType<Record<string, unknown>> = { type: 'object' }

/** Ask whether the server works. */
export const readHealth = defineCall({
  method: 'GET',
  path: '/health',
  access,
  summary: 'Whether the server works',
  tag,
  success: answers(200, 'It works.', json.object({ status: json.text() })),
  problems: { 503: 'The database does not answer.' },
})

/** Read the OpenAPI document. */
export const readDocument = defineCall({
  method: 'GET',
  path: '/openapi.json',
  access,
  summary: 'This document',
  tag,
  success: answers(200, 'The OpenAPI document.', anyObject),
})

/** The content types under which browsers send their reports. */
export const VIOLATION_REPORT_TYPES = ['application/csp-report', 'application/reports+json']

/** Report a violation of the page's policy, as browsers do. */
export const reportViolation = defineCall({
  method: 'POST',
  path: '/csp-reports',
  access,
  summary: 'Report what the Content-Security-Policy has refused; browsers do it by themselves',
  tag,
  body: {
    kind: 'other',
    contentTypes: VIOLATION_REPORT_TYPES,
    type: { oneOf: [json.object({ 'csp-report': anyObject }), json.list(anyObject)] },
  },
  success: answersNothing('It is counted.'),
  problems: {
    422: 'It is no report.',
    429: 'Too many from one address; `Retry-After` says for how many seconds.',
  },
})
