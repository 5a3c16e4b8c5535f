import { isTimestamp } from '@staff/entity'

import { isWholeNumber, jsonObject, unknownFields } from '../../call/accept'
import { parameterMessages } from '../../messages/parameterMessages'
import { previewMessages } from '../../messages/previewMessages'
import { refused } from '../../problems/Problem'
import { MAX_VERSION } from '../version'
import { MAX_PREVIEW_HOURS } from './previewLinks'

/** What is wanted of a new link. `version` is null for the newest one, whichever that is. */
export interface WantedPreview {
  version: number | null
  hours: number
  /** Whether its reader may answer. */
  mayApprove: boolean
}

/** The accepted body of a new link of a record. Throws a 422 that names each refused property. */
export function acceptPreview(sent: unknown): WantedPreview {
  const { version = 'latest', hours = 1, mayApprove = false, ...others } = jsonObject(sent)
  const isLatest = version === 'latest'
  return accepted({ version: isLatest ? null : version, hours, mayApprove }, unknownFields(others))
}

/** What is wanted of a new link for the whole site. `at` is the time as of which it opens the site; undefined for now. */
export interface WantedSitePreview extends WantedPreview {
  at: string | undefined
}

/** The accepted body of a new link for the whole site. Throws a 422 that names each refused property. */
export function acceptSitePreview(sent: unknown): WantedSitePreview {
  const { hours = 1, at, ...others } = jsonObject(sent)
  const errors = unknownFields(others)
  const isTime = typeof at === 'string' && isTimestamp(at)
  if (at !== undefined && !isTime) errors['at'] = parameterMessages.at
  const wanted = accepted({ version: null, hours, mayApprove: false }, errors)
  return { ...wanted, at: isTime ? at : undefined }
}

/** The accepted body of a new link of a release. Throws a 422 that names each refused property. */
export function acceptReleasePreview(sent: unknown): WantedPreview {
  const { hours = 1, ...others } = jsonObject(sent)
  return accepted({ version: null, hours, mayApprove: false }, unknownFields(others))
}

function accepted(
  { version, hours, mayApprove }: Record<keyof WantedPreview, unknown>,
  errors: Record<string, string>,
): WantedPreview {
  if (version !== null && !isWholeNumber(version, MAX_VERSION))
    errors['version'] = previewMessages.version
  if (!isWholeNumber(hours, MAX_PREVIEW_HOURS))
    errors['hours'] = previewMessages.hours(MAX_PREVIEW_HOURS)
  if (typeof mayApprove !== 'boolean') errors['mayApprove'] = previewMessages.mayApprove
  if (Object.keys(errors).length > 0) throw refused(errors)
  return {
    version: version === null ? null : Number(version),
    hours: Number(hours),
    mayApprove: mayApprove === true,
  }
}
