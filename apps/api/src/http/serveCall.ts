import { API_ROOT, type AnyCall, type ParametersOf, type ResultOf } from '@staff/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'

import { describeCall } from '../openapi/describeCall'

/** A request of a call, with the parameters of its path. */
export type RequestOf<C extends AnyCall> = FastifyRequest<
  RouteGenericInterface & { Params: ParametersOf<C> }
>

/** What a call answers before it becomes JSON: a Date becomes a text. */
type Sendable<Result> = Result extends string
  ? Result | Date
  : Result extends object
    ? { [Key in keyof Result]: Sendable<Result[Key]> }
    : Result

/**
 * Does what a call is for and answers its result; throws a Problem. One that sends by itself, another status for
 * example, answers with the reply.
 */
type Handler<C extends AnyCall> = (
  request: RequestOf<C>,
  reply: FastifyReply,
) => Promise<Sendable<ResultOf<C>> | Nothing<ResultOf<C>> | FastifyReply>

// A handler without a result may simply end.
type Nothing<Result> = Result extends undefined ? void : never

/**
 * Adds the route of a call: method, address, access, status of success and description are those of the contract. A call
 * that is open to nobody has none.
 */
export function serveCall<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: { bodyLimit?: number } = {},
) {
  const { access, beforeOwnPassword } = call
  if (access === 'nobody') return
  app.route<{ Params: ParametersOf<C> }>({
    ...options,
    method: call.method,
    url: API_ROOT + call.path,
    config: { access, ...(beforeOwnPassword && { beforeOwnPassword }) },
    schema: describeCall(call),
    handler: (request, reply) => handler(request, reply.code(call.success.status)),
  })
}
