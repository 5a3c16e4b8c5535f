import type { validate } from '@staff/entity'

import type { AreaAccess } from '../rules/rights/decide'
import { matches } from './matches'
import type { JsonType } from './json'

/** The path prefix of all calls. */
export const API_ROOT = '/api'

/**
 * Who may make a call: everybody, everybody who is logged in, people who may edit records with pictures, administrators, or people with a
 * right in an area. The API does not serve a call of an area that is open to nobody.
 */
export type Access = 'public' | 'signedIn' | 'editor' | 'administrator' | AreaAccess

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A yup schema, as far as the contract uses it. yup implements Standard Schema. */
export type FormSchema<Values> = Parameters<typeof validate<Values>>[0]

/** The request body of a call. */
export type Body<Sent> =
  /** JSON that a schema checks. */
  | { kind: 'json'; schema: FormSchema<Sent> }
  /** JSON with some fields of a schema. Fields that are left out keep their value. */
  | { kind: 'changes'; schema: FormSchema<unknown>; sent?: Sent }
  /** A body without a yup schema: a file, or a browser's report. */
  | { kind: 'other'; contentTypes: readonly string[]; type: JsonType; sent?: Sent }

/** The response of a successful call. */
export interface Success<Result> {
  status: 200 | 201 | 204
  /** Undefined for a response without content. */
  type?: JsonType<Result>
  /** Set where the content is not JSON: `image/webp`. */
  contentType?: string
  /** Whether a response body is what the contract promises. */
  accepts: (body: unknown) => body is Result
}

/**
 * One call of the API. The path follows `API_ROOT`; `:id` is a parameter. The sentences about a call are in
 * `documentation`, so that they do not travel to browsers.
 */
export interface Call<
  Path extends string = string,
  Query = unknown,
  Sent = unknown,
  Result = unknown,
> {
  method: Method
  path: Path
  access: Access
  /**
   * Whether people may make this call who still have to choose their own password.
   * @default false
   */
  beforeOwnPassword?: boolean
  /**
   * Whether people may make this call who still have to set up a second factor. They may make those before the own password too.
   * @default false
   */
  beforeSecondFactor?: boolean
  /**
   * Whether a program makes this call again and again by itself, so that it does not extend the session.
   * @default false
   */
  isBackground?: boolean
  query?: FormSchema<Query>
  body?: Body<Sent>
  success: Success<Result>
}

/** A call that needs a request body. */
export type CallWithBody<
  Path extends string = string,
  Query = unknown,
  Sent = unknown,
  Result = unknown,
> = Call<Path, Query, Sent, Result> & { body: Body<Sent> }

/** A call without a request body. */
export type CallWithoutBody<Path extends string = string, Query = unknown, Result = unknown> = Call<
  Path,
  Query,
  unknown,
  Result
> & { body?: never }

/** Any call, for code that treats all calls alike. */
export type AnyCall = Call

/** The parameters in a path: `{ id: string }` for '/users/:id/sessions'. */
export type ParametersIn<Path extends string> =
  Path extends `${string}/:${infer Name}/${infer Rest}`
    ? Record<Name, string> & ParametersIn<`/${Rest}`>
    : Path extends `${string}/:${infer Name}`
      ? Record<Name, string>
      : unknown

/** The path parameters of a call. */
export type ParametersOf<C> = C extends { path: infer Path extends string }
  ? ParametersIn<Path>
  : never

/** The query parameters of a call. */
export type QueryOf<C> = C extends { query?: FormSchema<infer Query> } ? Query : never

/** The request body of a call. */
export type BodyOf<C> = C extends { body?: Body<infer Sent> } ? Sent : never

/** The response body of a call. */
export type ResultOf<C> = C extends { success: Success<infer Result> } ? Result : never

/** Adds inference and nothing else. */
export function defineCall<const Path extends string, Query, Sent, Result>(
  call: CallWithBody<Path, Query, Sent, Result>,
): CallWithBody<Path, Query, Sent, Result>
export function defineCall<const Path extends string, Query, Result>(
  call: CallWithoutBody<Path, Query, Result>,
): CallWithoutBody<Path, Query, Result>
export function defineCall(call: Call): Call {
  return call
}

/** A JSON response. `accepts` replaces the check of the type where that is not enough. */
export function jsonResponse<Result>(
  status: 200 | 201,
  type: JsonType<Result>,
  accepts = (body: unknown): body is Result => matches(type, body),
): Success<Result> {
  return { status, type, accepts }
}

/** A response without content. */
export const noContent: Success<undefined> = {
  status: 204,
  accepts: (body) => body === undefined,
}
