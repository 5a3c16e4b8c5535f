import {
  fillPath,
  type AnyCall,
  type Body,
  type Call,
  type CallWithoutBody,
  type ParametersIn,
} from '@staff/contract'

import { request, type RequestOptions } from './request'

/** Options of every call besides its path parameters and body. */
interface CallOptions extends Omit<RequestOptions, 'method' | 'body' | 'isBackground'> {
  query?: URLSearchParams
}

type PathOptions<Path extends string> =
  unknown extends ParametersIn<Path> ? object : { params: ParametersIn<Path> }

/**
 * Makes a call of the contract and returns its result. Path parameters and a body are required where the call has them.
 * Throws an `ApiError` for any other outcome, including a response that the contract does not promise; see `request`.
 */
export async function callApi<Path extends string, Sent, Result>(
  call: Call<Path, unknown, Sent, Result> & { body: Body<Sent> },
  options: CallOptions & PathOptions<Path> & { body: NoInfer<Sent> },
): Promise<Result>
export async function callApi<Path extends string, Result>(
  call: CallWithoutBody<Path, unknown, Result>,
  ...[options]: object extends PathOptions<Path>
    ? [options?: CallOptions]
    : [options: CallOptions & PathOptions<Path>]
): Promise<Result>
export async function callApi(
  { method, path, success, isBackground = false }: AnyCall,
  { params, query, ...rest }: LooseOptions = {},
): Promise<unknown> {
  const { accepts } = success
  const search = query ? `?${query}` : ''
  const { data } = await request(fillPath(path, params) + search, {
    ...rest,
    method,
    accepts,
    isBackground,
  })
  return data
}

interface LooseOptions extends RequestOptions {
  params?: Record<string, string>
  query?: URLSearchParams
}
