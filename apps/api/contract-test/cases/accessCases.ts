import { fillPath, parametersIn, type AnyCall } from '@staff/contract'
import { allCalls } from '@staff/content/calls'

import { single, type CallerKind, type Case } from '../play'
import { UNKNOWN_ID } from '../world'

const CALLERS: CallerKind[] = ['staff', 'newcomer', 'nobody']

/** Each call that is not public, by callers who may not make it, and with the token of a session that has ended. */
export function accessCases(): Case[] {
  const calls = allCalls().filter(({ access }) => access !== 'public')
  return [
    ...CALLERS.flatMap((as) =>
      calls.flatMap((call) => {
        const status = refusalOf(call, as)
        return status ? [single({ as }, `${as}: ${nameOf(call)}`, status, requestOf(call))] : []
      }),
    ),
    ...calls.map((call) =>
      single({ as: 'administrator' }, `ended session: ${nameOf(call)}`, 401, {
        ...requestOf(call),
        token: 'a-token-that-nobody-has',
      }),
    ),
  ]
}

function refusalOf({ access, beforeOwnPassword }: AnyCall, as: CallerKind): number | undefined {
  if (as === 'nobody') return 401
  if (as === 'newcomer') return beforeOwnPassword ? undefined : 403
  return access === 'administrator' ? 403 : undefined
}

function requestOf({ method, path }: AnyCall) {
  const parameters = parametersIn(path).map((name) => [name, UNKNOWN_ID])
  return { method, path: fillPath(path, Object.fromEntries(parameters)) }
}

function nameOf({ method, path }: AnyCall): string {
  return `${method} ${path}`
}
