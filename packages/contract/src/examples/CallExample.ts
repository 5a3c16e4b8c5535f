import type { AnyCall, Body, ParametersOf, QueryOf, ResultOf } from '../call/defineCall'

/** A request of a call and its response, as far as the call has them. Files have no example. */
export type CallExample<C extends AnyCall = AnyCall> = ParametersPart<C> &
  QueryPart<C> &
  BodyPart<C> &
  ResponsePart<C>

type ParametersPart<C> =
  unknown extends ParametersOf<C> ? { params?: undefined } : { params: ParametersOf<C> }

type QueryPart<C> =
  unknown extends QueryOf<C> ? { query?: undefined } : { query: Partial<QueryOf<C>> }

type BodyPart<C> = C extends { body: Body<infer Sent> }
  ? Sent extends FormData
    ? { body?: undefined }
    : { body: Sent }
  : { body?: undefined }

type ResponsePart<C> =
  ResultOf<C> extends Blob | undefined ? { response?: undefined } : { response: ResultOf<C> }

/** An example of any call, as the OpenAPI document shows it. */
export interface AnyExample {
  params?: Record<string, string> | undefined
  query?: object | undefined
  body?: unknown
  response?: unknown
}

/** An example for each of some calls, by name. */
export type ExamplesOf<Calls extends Readonly<Record<string, AnyCall>>> = {
  [Name in keyof Calls]: CallExample<Calls[Name]>
}
