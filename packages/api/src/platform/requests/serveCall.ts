import {
  API_ROOT,
  Problem,
  refuseUnknownParameters,
  type AnyCall,
  type ParametersOf,
  type ResultOf,
  isServed,
} from '@staff/contract'
import type { DescriptionOf } from '@staff/contract/documentation'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'

import { describeCall } from '../openapi/describeCall'
import type { Reading } from './reading'

declare module 'fastify' {
  interface FastifyInstance {
    /** The sentences about a call in the OpenAPI document. */
    descriptionOf: DescriptionOf
  }
}

/** The request of a call, with typed path parameters. */
export type RequestOf<C extends AnyCall> = FastifyRequest<
  RouteGenericInterface & { Params: ParametersOf<C> }
>

/** The result of a call before it is converted to JSON: a string may be a Date. */
type Sendable<Result> = Result extends string
  ? Result | Date
  : Result extends object
    ? { [Key in keyof Result]: Sendable<Result[Key]> }
    : Result

/** Handles a call and returns its result, or the reply if it has sent the response itself. Throws a Problem. */
type Handler<C extends AnyCall> = (
  request: RequestOf<C>,
  reply: FastifyReply,
) => Promise<Sendable<ResultOf<C>> | Nothing<ResultOf<C>> | FastifyReply>

// A handler without a result may return nothing.
type Nothing<Result> = Result extends undefined ? void : never

interface Options {
  bodyLimit?: number
  /** What the call reads together with its session, into `request.read`. May throw the problem of a refused request. */
  readingOf?: (request: FastifyRequest) => Reading | undefined
}

/**
 * Registers the route of a call. Method, path, access, status and description come from the contract. A call that is open
 * to nobody gets no route.
 */
export function serveCall<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  { bodyLimit, readingOf }: Options = {},
) {
  const { access, beforeOwnPassword, beforeSecondFactor, isBackground } = call
  if (!isServed(call)) return
  app.route<{ Params: ParametersOf<C> }>({
    ...(bodyLimit !== undefined && { bodyLimit }),
    method: call.method,
    url: API_ROOT + call.path,
    config: {
      access,
      ...(beforeOwnPassword && { beforeOwnPassword }),
      ...(beforeSecondFactor && { beforeSecondFactor }),
      ...(isBackground && { isBackground }),
      ...(readingOf && { readingOf: unlessRefused(call, readingOf) }),
    },
    schema: describeCall(call, app.descriptionOf(call)),
    handler: async (request, reply) => {
      refuseUnknownParameters(call, queryOf(request))
      return handler(request, reply.code(call.success.status))
    },
  })
}

// A caller without the right gets that refusal first. The handler throws the problem of the request again.
function unlessRefused(call: AnyCall, readingOf: NonNullable<Options['readingOf']>) {
  return (request: FastifyRequest) => {
    try {
      refuseUnknownParameters(call, queryOf(request))
      return readingOf(request)
    } catch (error) {
      if (error instanceof Problem) return undefined
      throw error
    }
  }
}

// Fastify's parser returns an object.
function queryOf({ query }: { query: unknown }): object | undefined {
  return typeof query === 'object' && query !== null ? query : undefined
}
