import type { Audience, validate } from '@staff/forms/entity'

import { matches } from './matches'
import type { JsonType } from './json'

/** The address that all calls have in common. */
export const API_ROOT = '/api'

/** Who may make a call. What is open to nobody is not served at all. */
export type Access = 'public' | Audience

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A yup schema, as far as it is used here: it implements Standard Schema, and decides. */
export type FormSchema<Values> = Parameters<typeof validate<Values>>[0]

/** What a call sends. */
export type Body<Sent> =
  /** The JSON of a schema. */
  | { kind: 'json'; schema: FormSchema<Sent> }
  /** The JSON of some fields of a schema; the others stay as they are. */
  | { kind: 'changes'; schema: FormSchema<unknown>; sent?: Sent }
  /** Something that no schema checks: a file, the report of a browser. */
  | { kind: 'other'; contentTypes: readonly string[]; type: JsonType; sent?: Sent }

/** The response of a call that worked. */
export interface Success<Result> {
  status: 200 | 201 | 204
  description: string
  /** Undefined for a response without content, and for a file. */
  type?: JsonType<Result>
  /** Where the content is no JSON: `image/webp`. */
  contentType?: string
  /** Tells whether a body is what the contract promises. */
  accepts: (body: unknown) => body is Result
}

/** One call of the API. The path counts from `API_ROOT`; `:id` is a parameter. */
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
   * Whether somebody may call who still has to choose their own password.
   * @default false
   */
  beforeOwnPassword?: boolean
  /** One line for the list of all calls. */
  summary: string
  description?: string
  /** The chapter of the document. */
  tag: string
  headers?: JsonType
  query?: FormSchema<Query>
  body?: Body<Sent>
  success: Success<Result>
  /** What can go wrong beyond what can go wrong with every call, by status. */
  problems?: Readonly<Record<number, string>>
}

/** Any call, for code that works with each of them alike. */
// Calls differ in what they take, and functions over it do not vary together: only `any` is all of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCall = Call<string, any, any, any>

/** The parameters in a path: `{ id: string }` for '/users/:id/sessions'. */
export type ParametersIn<Path extends string> =
  Path extends `${string}/:${infer Name}/${infer Rest}`
    ? Record<Name, string> & ParametersIn<`/${Rest}`>
    : Path extends `${string}/:${infer Name}`
      ? Record<Name, string>
      : unknown

/** The parameters in the path of a call. */
export type ParametersOf<C> = C extends Call<infer Path, any, any, any> ? ParametersIn<Path> : never // oxlint-disable-line typescript/no-explicit-any -- see AnyCall

/** What the query string of a call says. */
export type QueryOf<C> = C extends Call<string, infer Query, any, any> ? Query : never // oxlint-disable-line typescript/no-explicit-any -- see AnyCall

/** What a call sends. */
export type BodyOf<C> = C extends Call<string, any, infer Sent, any> ? Sent : never // oxlint-disable-line typescript/no-explicit-any -- see AnyCall

/** What a call answers. */
export type ResultOf<C> = C extends Call<string, any, any, infer Result> ? Result : never // oxlint-disable-line typescript/no-explicit-any -- see AnyCall

/** Adds inference and nothing else. */
export function defineCall<const Path extends string, Query, Sent, Result>(
  call: Call<Path, Query, Sent, Result>,
): Call<Path, Query, Sent, Result> {
  return call
}

/** A response with JSON. `accepts` is for what the type alone cannot tell. */
export function answers<Result>(
  status: 200 | 201,
  description: string,
  type: JsonType<Result>,
  accepts = (body: unknown): body is Result => matches(type, body),
): Success<Result> {
  return { status, description, type, accepts }
}

/** A response without content. */
export function answersNothing(description: string): Success<undefined> {
  return { status: 204, description, accepts: (body) => body === undefined }
}
