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

/** What is said of the links of anything. */
export const listed = { links: json.list(linkType), isConfigured: json.boolean() }

/** The links of a record, the newest first, whether the server can make one, and what the readers of its links have answered, the newest first. */
export const previewLinksType = json.object({ ...listed, answers: json.list(previewAnswerType) })

/** A link that was just made: the only answer with its token and its address. */
export type NewPreviewLink = ValueOf<typeof newPreviewLinkType>
export const newPreviewLinkType = json.object({ ...about, token: json.text(), url: json.text() })

/** For how many hours a new link works. */
export const hours = { ...json.integer(), minimum: 1, maximum: MAX_PREVIEW_HOURS, default: 1 }

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
