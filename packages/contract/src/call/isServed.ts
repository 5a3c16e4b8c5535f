import type { AnyCall } from './defineCall'

/** Whether anybody may make a call. */
export function isServed({ access }: AnyCall): boolean {
  return typeof access !== 'object' || access.audience !== 'nobody'
}
