import { isTimestamp, type EntityValues } from '@staff/entity'

import { isWholeNumber, jsonObject, unknownFields } from '../../call/accept'
import { liveMessages } from '../../messages/liveMessages'
import { releaseMessages } from './releaseMessages'
import { refused } from '../../problems/Problem'
import { liveMoment } from '../live/liveTimes'
import { RECORD_ID } from '../recordId'
import { MAX_VERSION } from '../version'
import type { NewReleaseItem } from './releaseCalls'
import { MAX_RELEASE_ITEMS, RELEASE_ACTIONS } from './releaseTypes'

/** The accepted body of a call that adds records, each of them once. Throws a 422 that names each refused property. */
export function acceptItems(sent: unknown): NewReleaseItem[] {
  const { items, ...others } = jsonObject(sent)
  const errors = unknownFields(others)
  const isSize = Array.isArray(items) && items.length > 0 && items.length <= MAX_RELEASE_ITEMS
  if (!isSize) throw refused({ ...errors, items: releaseMessages.items(MAX_RELEASE_ITEMS) })
  const accepted = items.flatMap((item: unknown) => acceptItem(item) ?? [])
  if (accepted.length < items.length) errors['items'] = releaseMessages.item
  if (Object.keys(errors).length > 0) throw refused(errors)
  return [...new Map(accepted.map((item) => [keyOfItem(item), item])).values()]
}

/** What tells a record from those of all areas. */
export function keyOfItem({ area, id }: Pick<NewReleaseItem, 'area' | 'id'>): string {
  return `${area} ${id}`
}

function acceptItem(sent: unknown): NewReleaseItem | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined
  const { area, id, version, action, ...others } = sent as EntityValues
  const known = RELEASE_ACTIONS.find((each) => each === action)
  if (Object.keys(others).length > 0 || typeof area !== 'string' || !known) return undefined
  if (typeof id !== 'string' || !RECORD_ID.test(id) || !isWholeNumber(version, MAX_VERSION))
    return undefined
  return { area, id: id.toLowerCase(), version, action: known }
}

/** The accepted body of a call that releases. `at` has the form of live times. Throws a 422 that names each refused property. */
export function acceptRelease(sent: unknown): { version: number; at: string | undefined } {
  const { version, at, ...others } = jsonObject(sent)
  const errors = unknownFields(others)
  if (!isWholeNumber(version, MAX_VERSION)) errors['version'] = liveMessages.version
  const isTime = typeof at === 'string' && isTimestamp(at)
  if (at !== undefined && !isTime) errors['at'] = liveMessages.time('at')
  if (Object.keys(errors).length > 0) throw refused(errors)
  return { version: Number(version), at: isTime ? liveMoment(at) : undefined }
}
