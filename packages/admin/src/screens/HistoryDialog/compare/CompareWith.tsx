import type { Revision } from '@staff/contract'
import { Select, useLocale } from '@staff/ui'

import { useHistoryAddress } from '../../RecordEditor/beside/historyAddress'
import { exactTime } from '../versions/revisionTexts'
import { versionBefore } from '../versions/versionBefore'

export interface CompareWithProps {
  version: number
  current: number
  /** The version that it is compared with; undefined for none. */
  other: number | undefined
  /** The versions that are read, the newest first. */
  revisions: readonly Revision[]
}

/** Chooses the version to compare with: the one before, the current one, or any other. */
export function CompareWith({ version, current, other, revisions }: CompareWithProps) {
  const { compare } = useHistoryAddress()
  const locale = useLocale()
  const before = versionBefore(revisions, version)
  const others = revisions.filter((each) => each.version !== version)
  const isUnread = other !== undefined && !others.some((each) => each.version === other)
  const options = [
    ...others.map((revision) => ({
      value: String(revision.version),
      label: labelOf(revision.version, exactTime(revision.at, locale)),
    })),
    // A link may name a version that is not read yet.
    ...(isUnread ? [{ value: String(other), label: `Version ${other}` }] : []),
  ]

  function labelOf(each: number, time: string) {
    if (each === before) return `Version ${each}, the one before`
    if (each === current) return `Version ${each}, the current one`
    return `Version ${each}, ${time}`
  }

  function handleChange(value: string) {
    const chosen = Number(value)
    const isCurrent = chosen === current && chosen !== before
    compare(version, chosen === before ? undefined : isCurrent ? 'current' : chosen)
  }

  return (
    <Select
      label="Compare with"
      value={other === undefined ? '' : String(other)}
      options={options}
      placeholder="Choose a version…"
      onChange={handleChange}
    />
  )
}
