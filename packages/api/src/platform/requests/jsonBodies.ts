import { Problem } from '@staff/contract'
import type { FastifyBodyParser, FastifyInstance } from 'fastify'

/**
 * Accepts JSON bodies only. Refuses keys that could pollute a prototype, and deep nesting. An empty body counts as no body.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = jsonParser(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, parse)
}

/** A parser with the same rules for other content types. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, body, done) => {
    if (body === '') return done(null, undefined)
    return void parse(request, body, (error, value) => {
      if (!error && isDeeper(value, MAX_LEVELS))
        done(new Problem(400, 'The JSON is nested too deep.'))
      else done(error, value)
    })
  }
}

const MAX_LEVELS = 20

/** Whether a value has more levels than this. Looks no deeper. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1))
}
