import type { Body } from './bodies'
import { nameOf } from './document'
import type { Caller, FuzzRequest, Part } from './requests'
import type { SeenPool } from './seen'
import type { JsonPart } from './values'

/** A request as sent. */
export interface PlainRequest {
  method: string
  /** The path and the query. */
  url: string
  headers: [name: string, value: string][]
  body: Uint8Array | undefined
  /** The caller's IP address. */
  from: string
}

export interface PlainResponse {
  status: number
  headers: Record<string, string | undefined>
  text: string
}

/** Sends a request. Rejects if no response arrives. */
export type Send = (request: PlainRequest) => Promise<PlainResponse>

/** The values that a request refers to when it is sent. */
export interface Known {
  pool: SeenPool
  tokenOf: (caller: Extract<Caller, string>) => string
}

/** The request with all references replaced by values. */
export function plainRequest(request: FuzzRequest, { pool, tokenOf }: Known): PlainRequest {
  const { operation, as, path, query, headers, body, from, nth } = request
  const rest = [...path]
  const located = operation.path.replaceAll(/\{\w+\}/g, () => escaped(rest.shift() ?? ''))
  const queryString = query
    .map(([name, value]) => `${escapedText(name)}=${escaped(value)}`)
    .join('&')
  const authorization = typeof as === 'string' ? `Bearer ${tokenOf(as)}` : as.authorization
  return {
    method: operation.method,
    url: queryString ? `${located}?${queryString}` : located,
    headers: [
      ...(authorization === undefined ? [] : [pair('authorization', authorization)]),
      ...(body?.type === undefined ? [] : [pair('content-type', body.type)]),
      ...headers.map(([name, value]) => pair(name, textOf(value))),
    ],
    body: body && bytesOf(body),
    from,
  }

  function escaped(part: Part): string {
    return typeof part === 'object' && 'raw' in part ? part.raw : escapedText(textOf(part))
  }

  function textOf(part: Part): string {
    if (typeof part === 'string') return part
    return 'raw' in part ? part.raw : String(shown(part))
  }

  function shown({ seen, nth: other }: { seen: string; nth: number }): unknown {
    return pool.pick(seen, nth + other) ?? 'none'
  }

  function jsonOf(part: JsonPart): string {
    return typeof part === 'string' ? part : JSON.stringify(shown(part))
  }

  function bytesOf({ content }: Body): Uint8Array {
    if (!Array.isArray(content)) return typeof content === 'string' ? Buffer.from(content) : content
    const members = content.map(([name, part]) => `${JSON.stringify(name)}:${jsonOf(part)}`)
    return Buffer.from(`{${members.join(',')}}`)
  }
}

/** The request as a curl command. `$TOKEN` is the caller's token; a binary body is passed as base64. */
export function curlOf(base: string, request: FuzzRequest, plain: PlainRequest): string {
  const body = plain.body && Buffer.from(plain.body)
  const isText = body && /^[\x20-\x7E]*$/.test(body.toString('latin1'))
  const data = body && `--data-binary ${isText ? quoted(body.toString()) : '@-'}`
  const given = plain.headers.map(([name, value]) => `-H ${header(name, value)}`).join(' ')
  const input = body && !isText ? `echo ${body.toString('base64')} | base64 -d | ` : ''
  const who = typeof request.as === 'string' ? request.as : 'an anonymous caller'
  return `# ${nameOf(request.operation)}, $TOKEN of ${who}\n${input}curl -i --path-as-is -X ${plain.method} ${given} ${data ?? ''} ${quoted(base + plain.url)}`

  function header(name: string, value: string): string {
    const isToken = name === 'authorization' && typeof request.as === 'string'
    return isToken ? '"authorization: Bearer $TOKEN"' : quoted(`${name}: ${value}`)
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** Like encodeURIComponent, but accepts an unpaired surrogate. */
function escapedText(text: string): string {
  const escapedBytes = Array.from(
    Buffer.from(text),
    (byte) => `%${byte.toString(16).padStart(2, '0')}`,
  )
  return /^[\w.~-]*$/.test(text) && !/^\.+$/.test(text) ? text : escapedBytes.join('')
}

function pair(name: string, value: string): [string, string] {
  return [name, value]
}
