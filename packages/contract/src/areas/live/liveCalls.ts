import { STATUSES, type AnyEntity } from '@staff/entity'
import { object, string } from 'yup'

import { defineCall, jsonResponse, type Body } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { accessFor, areaAccess } from '../../rules/rights/decide'

const timesType = json.list(
  json.object({
    version: json.integer(),
    from: json.timestamp(),
    until: json.timestampOrNull(),
  }),
)

const stateMembers = { status: json.choice(STATUSES), live: timesType }
const liveType = json.object(stateMembers)

/** Whether the public site shows a record, and which versions it shows from when to when: what is live, and what is scheduled. */
export type LiveState = ValueOf<typeof liveType>

const liveHistoryType = json.object({ ...stateMembers, ended: timesType })

/** What the public site shows of a record, and what it has shown: the newest times that have ended, the last one first. */
export type LiveHistory = ValueOf<typeof liveHistoryType>

/** How many times that have ended are read of a record. */
export const MAX_ENDED = 100

/** The body of a call that publishes a version of a record. */
export interface PublishBody {
  /** The version to publish: the newest one. */
  version: number
  /** When it goes live, in ISO 8601. A time that has passed means now, which is the default. */
  from?: string
  /** When it ends, in ISO 8601; null for never. By default it ends when the version before it would have ended. */
  until?: string | null
  /** Whether a change that is scheduled for later is cancelled. Has to be said if there is one. */
  replaceScheduled?: boolean
}

/** The body of a call that cancels what is scheduled. */
export interface CancelBody {
  /** The newest version of the record. */
  version: number
  /** When the cancelled version would have gone live. By default, all that is scheduled is cancelled. */
  from?: string
}

/** The body of a call that changes when the public site stops showing a record. */
export interface EndBody {
  /** The newest version of the record. */
  version: number
  /** When it ends, in ISO 8601; null for never. */
  until: string | null
}

/** A JSON body with the newest version of the record and other properties, some of which are required. */
function versionBody<Sent>(
  properties: Record<string, object> = {},
  required: readonly string[] = [],
): Body<Sent> {
  return {
    kind: 'other',
    contentTypes: ['application/json'],
    type: {
      type: 'object',
      additionalProperties: false,
      required: ['version', ...required],
      properties: { version: { ...json.integer(), minimum: 1 }, ...properties },
    },
  }
}

const publishBody = versionBody<PublishBody>({
  from: json.timestamp(),
  until: json.timestampOrNull(),
  replaceScheduled: json.boolean(),
})
const unpublishBody = versionBody<Pick<PublishBody, 'version'>>()
const cancelBody = versionBody<CancelBody>({ from: json.timestamp() })
const endBody = versionBody<EndBody>({ until: json.timestampOrNull() }, ['until'])

/** The parameter of a save that does not publish. */
export const draftParameter = object({
  draft: string()
    .oneOf(['true'], 'draft must be true')
    .label(
      'The public site does not show what is saved, until somebody publishes it. It may lack required fields, but for its title.',
    ),
})

/** The calls that say when the public site shows a record. Open to nobody where the site shows no records of an entity. */
export function liveCalls(entity: AnyEntity) {
  const { area, publicSite } = entity
  const nobody = areaAccess(entity, 'nobody')
  const publisher = publicSite ? accessFor(entity, 'publish') : nobody
  return {
    live: defineCall({
      method: 'GET',
      path: `/${area}/:id/live` as const,
      access: publicSite ? accessFor(entity, 'see') : nobody,
      success: jsonResponse(200, liveHistoryType),
    }),

    publish: defineCall({
      method: 'POST',
      path: `/${area}/:id/publish` as const,
      access: publisher,
      body: publishBody,
      success: jsonResponse(200, liveType),
    }),

    unpublish: defineCall({
      method: 'POST',
      path: `/${area}/:id/unpublish` as const,
      access: publisher,
      body: unpublishBody,
      success: jsonResponse(200, liveType),
    }),

    cancelScheduled: defineCall({
      method: 'POST',
      path: `/${area}/:id/cancel-scheduled` as const,
      access: publisher,
      body: cancelBody,
      success: jsonResponse(200, liveType),
    }),

    end: defineCall({
      method: 'POST',
      path: `/${area}/:id/end` as const,
      access: publisher,
      body: endBody,
      success: jsonResponse(200, liveType),
    }),
  }
}
