import { fillPath, type Call, type ParametersIn } from '@staff/contract'

import { request, type RequestOptions } from './http'

/** What a call takes beside its parameters. */
interface CallOptions<Sent> extends Omit<RequestOptions, 'method' | 'body'> {
  query?: URLSearchParams
  body?: Sent
}

type Parameters<Path extends string> =
  unknown extends ParametersIn<Path> ? object : { params: ParametersIn<Path> }

/**
 * Makes a call of the contract and answers its result. Throws an `ApiError` for any other outcome, also where the body is
 * not what the contract promises; see `request`.
 */
export async function callApi<Path extends string, Sent, Result>(
  { method, path, success }: Call<Path, unknown, Sent, Result>,
  ...[options]: object extends Parameters<Path>
    ? [options?: CallOptions<Sent>]
    : [options: CallOptions<Sent> & Parameters<Path>]
): Promise<Result> {
  const { params, query, ...rest }: LooseOptions = Object(options)
  const { accepts } = success
  const search = query ? `?${query}` : ''
  const { data } = await request<Result>(fillPath(path, params) + search, {
    ...rest,
    method,
    accepts,
  })
  return data
}

interface LooseOptions extends RequestOptions {
  params?: Record<string, string>
  query?: URLSearchParams
}
