import type { FastifyDynamicSwaggerOptions as SwaggerOptions } from '@fastify/swagger'
import { readDocument, servedCalls, type Served } from '@staff/contract'
import { fastify, type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify'

import type { Content } from '../content/content'
import { sessionExpiryHeaders } from '../../identity/sessions/sessionExpiry'
import { serveCall } from '../../platform/requests/serveCall'
import { addExamples } from './addExamples'
import { problemResponse as problem } from '../../platform/openapi/describeCall'
import { PROBLEM } from './problemSchema'

declare module 'fastify' {
  interface FastifyInstance {
    /** The routes of the OpenAPI document. */
    describedRoutes: RouteOptions[]
  }
}

/** Adds every route that is registered from now on to the OpenAPI document. */
export function describeRoutes(app: FastifyInstance) {
  const routes: RouteOptions[] = []
  app.decorate('describedRoutes', routes)
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addSchema(PROBLEM)
}

/** `GET /api/openapi.json`. */
export function openApiRoute(
  app: FastifyInstance,
  served: Served,
  { samples }: Pick<Content, 'samples'>,
) {
  let document: Promise<object> | undefined
  serveCall(app, readDocument, async () => {
    document ??= createDocument(app, served, samples)
    return { ...(await document) }
  })
}

/**
 * Creates the document in a Fastify of its own, with the same routes. The plug-in needs 3 MB, and it can only describe routes that
 * are registered after it: this way the server loads it with the first reader.
 */
async function createDocument(
  app: FastifyInstance,
  served: Served,
  loadSamples: Content['samples'],
) {
  const { default: swagger } = await import('@fastify/swagger')
  const described = fastify({ exposeHeadRoutes: false })
  described.setValidatorCompiler(() => () => true)
  described.setSerializerCompiler(() => JSON.stringify)
  await described.register(swagger, OPTIONS)
  for (const schema of Object.values(app.getSchemas())) described.addSchema(schema)
  for (const { method, url, schema = {}, config = {} } of app.describedRoutes)
    described.route({ method, url, schema, config, handler: () => undefined })
  await described.ready()
  const document = described.swagger()
  await described.close()
  const samples = await loadSamples?.()
  if (samples) {
    // Browsers and most starts never need them.
    const { exampleCalls } = await import('@staff/contract/examples')
    const { fixtures, audit, computed, examples = {} } = samples
    const all = audit ? [...fixtures, audit] : fixtures
    const exampleOf = exampleCalls(served, { fixtures: all, computed, own: examples })
    addExamples(document, servedCalls(served), exampleOf)
  }
  return document
}

const OPTIONS: SwaggerOptions = {
  // OpenAPI 3.1 supports `const`.
  convertConstToEnum: false,
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Staff console API',
      version: '1',
      description: 'Every error is an RFC 9457 problem document with a `message` for people.',
    },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  },
  refResolver: {
    buildLocalReference: ({ $id }, _base, _fragment, i) =>
      typeof $id === 'string' ? $id : `def-${i}`,
  },
  transform: ({ schema, url, route }) => ({ schema: withAccess(schema, route), url }),
}

function withAccess(schema: FastifySchema | undefined, route: RouteOptions): FastifySchema {
  const access = route.config?.access
  const own = schema?.response ?? {}
  const responses = { ...pathProblems(route), ...bodyProblems(route), 503: BUSY, ...own }
  if (access === 'public') return { ...schema, response: { ...responses, default: OTHER } }
  return {
    ...schema,
    security: [{ session: [] }],
    response: {
      ...withSessionExpiry(responses),
      401: problem('Nobody is logged in, or the session has ended.'),
      ...forbidden(route),
      default: OTHER,
    },
  }
}

/** Adds the headers of session expiry to every successful response. */
function withSessionExpiry(responses: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      status.startsWith('2') && typeof response === 'object'
        ? { ...response, headers: sessionExpiryHeaders }
        : response,
    ]),
  )
}

function forbidden({ config }: RouteOptions) {
  if (config?.access === 'administrator')
    return { 403: problem('Only administrators with a password of their own may do this.') }
  if (typeof config?.access === 'object' || config?.access === 'editor')
    return { 403: problem('The role of the caller does not allow it; `message` says why.') }
  if (config?.access === 'signedIn' && !config.beforeOwnPassword)
    return {
      403: problem(
        'An own password has to be chosen, or a second factor set up first; `code` says so.',
      ),
    }
  return {}
}

/** The problems of a path with parameters. */
function pathProblems({ url }: RouteOptions) {
  const tooLong = { 414: problem('The address is too long.') }
  if (!url.includes(':')) return tooLong
  return {
    ...tooLong,
    400: problem('The address cannot be read.'),
    404: problem('There is nothing at this address.'),
  }
}

/** The problems of a call that may have a body. */
function bodyProblems({ method }: RouteOptions) {
  if (method === 'GET' || method === 'HEAD') return {}
  return {
    400: problem('The address or the content cannot be read.'),
    // For calls of administrators, `forbidden` replaces this description.
    ...(method !== 'OPTIONS' && { 403: problem('A page of another website sends this.') }),
    413: problem('The content is too large.'),
    415: problem('The content has a type that is not understood here.'),
  }
}

const BUSY = problem('The server is busy or its database away; `Retry-After` says when to return.')
const OTHER = problem('Any other problem.')
