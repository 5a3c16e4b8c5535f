import { acceptQuery, type Call } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

/**
 * Accepts the query string of a call like `acceptQuery`, and remembers the result: people ask for the same pages again and
 * again. Throws the same 422.
 */
export function rememberQueries<Query>(call: Pick<Call<string, Query>, 'path' | 'query'>) {
  const accepted = new Map<string, Query>()
  return ({ url, query }: Pick<FastifyRequest, 'url' | 'query'>): Query => {
    const start = url.indexOf('?')
    const text = start === -1 ? '' : url.slice(start)
    const known = accepted.get(text)
    if (known !== undefined) return known
    const values = acceptQuery(call, query)
    if (accepted.size >= MAX_REMEMBERED) accepted.clear()
    if (text.length <= MAX_LENGTH) accepted.set(text, values)
    return values
  }
}

const MAX_REMEMBERED = 500
const MAX_LENGTH = 300
