import { PassThrough } from 'node:stream'

import { problemDocument } from '@staff/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { loggedProblem } from '../problems/handleError'

/** What long work gets: where to tell its percents, and a signal that aborts when the client disconnects. */
export interface LongWork {
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** How long work may take before its response begins, in milliseconds. */
const PATIENCE_MS = 1000

/**
 * Responds with what long work returns, after the percents that were done: `{ "progress": [10, 55], … }`. The response begins
 * when the work takes longer than a second. Then an error cannot have a status of its own any more: it is in `problem`.
 */
export async function respondWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (steps: LongWork) => Promise<object>,
) {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const percents: number[] = []
  let body: PassThrough | undefined
  const timer = setTimeout(() => {
    body = new PassThrough()
    body.write(`{"progress":[${percents.join(',')}`)
    void reply.type('application/json; charset=utf-8').send(body)
  }, PATIENCE_MS)

  function onProgress(percent: number) {
    // A transaction that is repeated begins again.
    if (percent <= (percents.at(-1) ?? -1)) return
    body?.write(`${percents.length > 0 ? ',' : ''}${percent}`)
    percents.push(percent)
  }

  try {
    const result = await work({ onProgress, signal: gone.signal })
    clearTimeout(timer)
    if (!body) return reply.send({ progress: percents, ...result })
    body.end(`],${JSON.stringify(result).slice(1)}`)
  } catch (error) {
    clearTimeout(timer)
    if (!body) throw error
    const problem = problemDocument(loggedProblem(error, request), request.id)
    body.end(`],"problem":${JSON.stringify(problem)}}`)
  }
  return reply
}
