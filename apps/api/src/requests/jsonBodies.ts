import { Problem } from '@staff/contract'
import type { FastifyBodyParser, FastifyInstance } from 'fastify'

/**
 * JSON bodies only; a key that would reach into an object's prototype is refused, and so is what is nested deeper
 * than any record. No content is no body.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = jsonParser(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, parse)
}

/** Reads a body as JSON under these conditions, whatever its content type is called. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, body, done) => {
    if (body === '') return done(null, undefined)
    return void parse(request, body, (error, value) => {
      if (!error && isDeeper(value, MOST_LEVELS))
        done(new Problem(400, 'The JSON is nested too deep.'))
      else done(error, value)
    })
  }
}

const MOST_LEVELS = 20

/** Whether a value has more levels than that; it is not looked at any deeper. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1))
}
