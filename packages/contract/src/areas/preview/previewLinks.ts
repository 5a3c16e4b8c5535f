import type { Body } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { previewAnswerType } from './previewAnswerType'

/** How long a preview link lasts at most: two weeks. */
export const MAX_PREVIEW_HOURS = 336

/** How many links of a record, or of the whole site, there can be at once. */
export const MAX_PREVIEWS = 50

const about = {
  id: json.text(),
  version: json.integerOrNull(),
  mayApprove: json.boolean(),
  madeBy: json.text(),
  madeAt: json.timestamp(),
  endsAt: json.timestamp(),
  lastUsedAt: json.timestampOrNull(),
}

/** A preview link that has not ended. Nobody can read its token again. `version` is null if it shows the newest one. */
export type PreviewLink = ValueOf<typeof linkType>
const linkType = json.object(about)

const listed = { links: json.list(linkType), isConfigured: json.boolean() }

/**
 * The links for the whole site, the newest first, and whether the server can make one: also one that opens the site as of a time, which needs
 * a place for the time in the address.
 */
export const sitePreviewLinksType = json.object({ ...listed, opensAtTimes: json.boolean() })

/** The same for a record, with what the readers of its links have answered, the newest first. */
export const previewLinksType = json.object({ ...listed, answers: json.list(previewAnswerType) })

/** A link that was just made: the only answer with its token and its address. */
export type NewPreviewLink = ValueOf<typeof newPreviewLinkType>
export const newPreviewLinkType = json.object({ ...about, token: json.text(), url: json.text() })

/** The same for a release. */
export const releasePreviewLinksType = json.object(listed)

const hours = { ...json.integer(), minimum: 1, maximum: MAX_PREVIEW_HOURS, default: 1 }

/** What a new link of a record shows, and for how long. */
export const previewBody: Body<{
  version?: 'latest' | number
  hours?: number
  mayApprove?: boolean
}> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: {
    type: 'object',
    additionalProperties: false,
    properties: {
      version: {
        anyOf: [{ const: 'latest' }, { ...json.integer(), minimum: 1 }],
        default: 'latest',
      },
      hours,
      mayApprove: { ...json.boolean(), default: false },
    },
  },
}

/** How long a new link of a release lasts. */
export const releasePreviewBody: Body<{ hours?: number }> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: { type: 'object', additionalProperties: false, properties: { hours } },
}

/** How long a new link for the whole site lasts, and as of which time it opens the site. */
export const sitePreviewBody: Body<{ hours?: number; at?: string }> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: {
    type: 'object',
    additionalProperties: false,
    properties: { hours, at: json.timestamp() },
  },
}
