import { describeFields } from '@staff/entity'

import { parameterMessages } from '../messages/parameterMessages'
import { Problem } from '../problems/Problem'
import type { AnyCall } from './defineCall'

/**
 * Throws a 422 for parameters that a call does not have. Ignored, a mistyped filter would show everything. The message and
 * `errors` name each, with the parameter that was probably meant.
 */
export function refuseUnknownParameters(call: AnyCall, query: object | undefined) {
  const known = knownParameters(call)
  const unknown = Object.keys(query ?? {}).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  const errors = unknown.slice(0, MAX_NAMED).map((name) => {
    const shown = shortened(name)
    return [shown, parameterMessages.unknown(shown, nearest(name, known))] as const
  })
  const messages = errors.map(([, message]) => message)
  throw new Problem(422, messages.join(' '), { errors: Object.fromEntries(errors) })
}

/** The parameters that a call has, computed once for each call. */
function knownParameters(call: AnyCall): ReadonlySet<string> {
  const found =
    namesByCall.get(call) ?? new Set(call.query ? Object.keys(describeFields(call.query)) : [])
  namesByCall.set(call, found)
  return found
}

const namesByCall = new WeakMap<AnyCall, ReadonlySet<string>>()

// Anybody can send thousands of names, and long ones.
const MAX_NAMED = 10
const MAX_LENGTH = 40

function shortened(name: string): string {
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name
}

/** The known name that is most like a name, if one is like it: with other capitals, a longer one, or with up to two typos. */
function nearest(name: string, known: ReadonlySet<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined
  const given = name.toLowerCase()
  const distances = [...known].map((each) => [each, distance(given, each.toLowerCase())] as const)
  const [best] = distances.toSorted(([, one], [, other]) => one - other)
  if (best && best[1] <= Math.min(2, Math.floor(given.length / 2))) return best[0]
  return [...known].find((each) => given.length >= 3 && each.toLowerCase().startsWith(given))
}

/** How many letters to insert, leave out, replace or swap with the next one make one text the other. */
function distance(one: string, other: string): number {
  let [before, last]: number[][] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const costs = [
        at(next, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + Number(!isSame),
      ]
      if (isSwapped) costs.push(at(before, column - 2) + 1)
      next.push(Math.min(...costs))
    }
    before = last
    last = next
  }
  return at(last, other.length)
}

function at(row: readonly number[] | undefined, index: number): number {
  return row?.[index] ?? Infinity
}
