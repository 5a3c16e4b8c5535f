import { Problem, problemDocument, requestMessages } from '@staff/contract'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { databaseProblem } from './databaseProblem'

/** Turns any error into a response with a problem document. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = loggedProblem(error, request)
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.details.headers })
    .type('application/problem+json')
    .send(problemDocument(problem, request.id))
}

/** The problem of any error. One of the server itself is logged. */
export function loggedProblem(error: unknown, request: FastifyRequest): Problem {
  const problem = toProblem(error)
  if (problem.status >= 500) logFailure(request, error)
  return problem
}

const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no content.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request has a content type that is not understood here.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request does not have the length that it promises.',
  FST_ERR_BAD_URL: 'The address is not valid.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
  FST_MP_PREMATURE_CLOSE: 'The picture did not arrive whole. Please try again.',
  FST_REQ_FILE_TOO_LARGE: 'The picture is larger than 5 MB.',
  FST_FILES_LIMIT: 'Send one picture at a time.',
  FST_PARTS_LIMIT: 'Send one picture and nothing else.',
  FST_FIELDS_LIMIT: 'Send one picture and nothing else.',
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  // drizzle wraps every error that is thrown during a query, also a Problem.
  if (error instanceof DrizzleQueryError && error.cause instanceof Problem) return error.cause
  const status = statusOf(error)
  if (status >= 400 && status < 500)
    return new Problem(status, MESSAGES[codeOf(error)] ?? 'The request is not understood.')
  const known = databaseProblem(error)
  if (known) return known
  if (status === 503) return new Problem(503, 'The server is busy. Please try again in a moment.')
  return new Problem(500, requestMessages.failed)
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  return typeof status === 'number' ? status : 500
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

// Only the cause is logged, because the message of a failed query contains its values, such as password hashes.
function logFailure(request: FastifyRequest, error: unknown) {
  if (error instanceof DrizzleQueryError)
    request.log.error({ err: error.cause, query: error.query }, 'a query failed')
  else request.log.error({ err: error }, 'a request failed')
}
