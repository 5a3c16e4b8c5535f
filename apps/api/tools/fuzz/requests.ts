import * as fc from 'fast-check'

import { bodyFor, type Body } from './bodies'
import { baseOf, type Operation, type Parameter } from './document'
import { hostileText, strangeName } from './hostile'
import { fromSchema, seenAs, type Seen } from './values'

/** The caller: a user with a session, or the value of the Authorization header. */
export type Caller = 'administrator' | 'staff' | 'ended' | { authorization: string | undefined }

/** A text, a text that is sent unescaped, or a value from a response. */
export type Part = string | { raw: string } | Seen

/** A request that fast-check can shrink: its references are resolved only when it is sent. */
export interface FuzzRequest {
  operation: Operation
  as: Caller
  /** The caller's IP address. */
  from: string
  /** Selects one of the records from responses. */
  nth: number
  path: Part[]
  query: [name: string, value: Part][]
  headers: [name: string, value: Part][]
  body: Body | undefined
}

/** Generates requests for an operation, from valid to hostile. */
export function requestsFor(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const { parameters } = operation
  const within = (place: Parameter['in']) => parameters.filter((each) => each.in === place)
  return fc.record({
    operation: fc.constant(operation),
    as: caller,
    from: fc.constantFrom(...ADDRESSES),
    nth: fc.nat(50),
    path: fc.tuple(...within('path').map((each) => pathPart(operation, each))),
    query: queryOf(within('query')),
    headers: fc
      .tuple(...within('header').map((each) => headerOf(operation, each)), oddHeaders)
      .map((all) => all.flat()),
    body: bodyFor(operation),
  })
}

// Few, so that the throttles of public calls are reached.
const ADDRESSES = ['192.0.2.7', '198.51.100.9', '203.0.113.4', '2001:db8:1::7', '2001:db8:2::9']

const AUTHORIZATIONS = [
  `Bearer ${'x'.repeat(3000)}`,
  ...',Bearer,Bearer ,Bearer x,Basic YTpi,bearer null,Bearer a b,Bearer é'.split(','),
]

const caller: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 28, arbitrary: fc.constant('administrator' as const) },
  { weight: 2, arbitrary: fc.constantFrom('staff' as const, 'ended' as const) },
  {
    weight: 1,
    arbitrary: fc.record({ authorization: fc.constantFrom(...AUTHORIZATIONS, undefined) }),
  },
)

const RAW = '%zz %00 %ff %2F % a%2Fb ;a=b %F0%9F *'.split(' ').map((raw) => ({ raw }))

/** Not in paths, where they name another address: programs remove them before they send a request. */
const DOTS = '.. . %2e%2e'.split(' ').map((raw) => ({ raw }))

const TAGS = ['*', 'W/"1"', '"0"', '"1", "2"', '', '"', '1', ',,,', '"x"', '"__proto__"']

/** Headers that programs and browsers send and the document does not mention. */
const ODD: [string, string][] = [
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['accept', 'text/html;q=x'],
  ['accept-encoding', 'gzip, br;q=2, *'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-'],
  ['expect', 'nonsense'],
  ['cookie', '__proto__=1; a'],
  ['x-http-method-override', 'DELETE'],
]

const oddHeaders = fc.oneof(
  { weight: 9, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.subarray(ODD, { minLength: 1, maxLength: 2 }) },
)

function pathPart(operation: Operation, { name }: Parameter): fc.Arbitrary<Part> {
  // The id of a record, or of a link of it.
  const isId = ['id', 'link'].includes(name)
  const list = operation.path.slice(0, operation.path.indexOf(`/{${name}}`))
  const one = isId ? fc.constant({ seen: `${list}#id`, nth: 0 }) : seenAs(name)
  return fc.oneof(
    { weight: 12, arbitrary: one },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...RAW) },
    { weight: 1, arbitrary: hostileText.filter((text) => text !== '') },
  )
}

function queryOf(parameters: Parameter[]): fc.Arbitrary<FuzzRequest['query']> {
  const known = parameters.map(({ name, schema }) => value(name, fromSchema(schema).map(String)))
  const some = fc
    .tuple(fc.tuple(...known), fc.shuffledSubarray(Object.keys(known).map(Number)))
    .map(([all, chosen]) => chosen.slice(0, 3).flatMap((index) => all[index] ?? []))
  const hostile = fc.oneof(hostileText, fc.constantFrom(...RAW, ...DOTS))
  const odd = fc
    .tuple(fc.oneof(strangeName, ...parameters.map(({ name }) => fc.constant(name))), hostile)
    .map((pair) => [pair] satisfies [string, Part][])
  return fc
    .tuple(
      some,
      fc.oneof(
        // A name that no call has is refused, and most of these are.
        { weight: 10, arbitrary: fc.constant([]) },
        odd,
        fc.tuple(odd, odd).map((two) => two.flat()),
      ),
    )
    .map(([right, more]) => right.concat(more))
}

function value(name: string, valid: fc.Arbitrary<string>): fc.Arbitrary<[string, Part][]> {
  const parts: fc.Arbitrary<Part> = fc.oneof(
    { weight: 16, arbitrary: valid },
    seenAs(name),
    hostileText,
  )
  return parts.map((part) => [[name, part]])
}

function headerOf(
  operation: Operation,
  { name, required }: Parameter,
): fc.Arbitrary<[string, Part][]> {
  const right =
    name === 'if-match' ? fc.constant({ seen: `${baseOf(operation)}#tag`, nth: 0 }) : fc.uuid()
  const parts: fc.Arbitrary<Part> = fc.oneof(
    { weight: 10, arbitrary: right },
    {
      weight: 3,
      arbitrary: fc.constantFrom(...TAGS),
    },
    { weight: 1, arbitrary: hostileText.filter((text) => /^[\t\x20-\x7E\xA0-\xFF]*$/.test(text)) },
  )
  return fc.option(
    parts.map((part) => [[name, part]] satisfies [string, Part][]),
    // A call without an optional header is as common as one with it.
    { freq: required ? 12 : 1, nil: [] },
  )
}
