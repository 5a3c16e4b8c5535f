import type { Revision } from '@staff/contract'

/** The version before another one, of those that are read; undefined for the first. */
export function versionBefore(revisions: readonly Revision[], version: number): number | undefined {
  return revisions.find((each) => each.version < version)?.version
}
