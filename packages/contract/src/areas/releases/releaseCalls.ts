import { text } from '@staff/entity'
import { object, string } from 'yup'

import { defineCall, jsonResponse, noContent, type Body } from '../../call/defineCall'
import { json } from '../../call/json'
import { RECORD_ID } from '../recordId'
import { versionField } from '../version'
import { listReleasePreviews, revokeReleasePreview, shareReleasePreview } from './releasePreviews'
import {
  MAX_RELEASE_ITEMS,
  RELEASE_ACTIONS,
  releaseSummaryType,
  releaseType,
  type ReleaseAction,
} from './releaseTypes'

const path = '/releases/:id'
// Whether somebody may work on releases depends on their rights in the areas: see `requireReleaser`.
const access = 'signedIn'

/** The schema of what a person types about a release. */
export const releaseFields = object({ name: text('Name', { max: 100 }) })

/** A record to add to a release, in the version that is meant. */
export interface NewReleaseItem {
  area: string
  id: string
  version: number
  action: ReleaseAction
}

const itemsBody: Body<{ items: readonly NewReleaseItem[] }> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_RELEASE_ITEMS,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['area', 'id', 'version', 'action'],
          properties: {
            area: json.text(),
            id: json.text({ format: 'uuid' }),
            version: { ...json.integer(), minimum: 1 },
            action: json.choice(RELEASE_ACTIONS),
          },
        },
      },
    },
  },
}

/** The body of a call that releases. Without `at`, or with one that has passed, it releases now. */
export interface ReleaseBody {
  /** The version of the release that the caller has seen. */
  version: number
  /** When it goes out, in ISO 8601. */
  at?: string
}

const releaseBody: Body<ReleaseBody> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: {
    type: 'object',
    additionalProperties: false,
    required: ['version'],
    properties: { version: { ...json.integer(), minimum: 1 }, at: json.timestamp() },
  },
}

const versionBody = { kind: 'json', schema: object({ version: versionField }) } as const

const recordId = string()
  .matches(RECORD_ID, 'recordId must be the id of a record')
  .meta({ pattern: RECORD_ID.source })

/** Lists releases: the scheduled ones, the soonest first, then the open ones, then those that are out, each the newest first. */
export const listReleases = defineCall({
  method: 'GET',
  path: '/releases',
  access,
  query: object({
    area: string().label('Only releases with a record of this area').max(100),
    recordId: recordId.label('Only releases with the record that has this id'),
  }),
  success: jsonResponse(200, json.object({ releases: json.list(releaseSummaryType) })),
})

/** Makes an open release without records. */
export const createRelease = defineCall({
  method: 'POST',
  path: '/releases',
  access,
  body: { kind: 'json', schema: releaseFields },
  success: jsonResponse(201, releaseType),
})

export const readRelease = defineCall({
  method: 'GET',
  path,
  access,
  success: jsonResponse(200, releaseType),
})

export const renameRelease = defineCall({
  method: 'PATCH',
  path,
  access,
  body: { kind: 'json', schema: releaseFields },
  success: jsonResponse(200, releaseType),
})

/** Deletes an open release. Its records stay. */
export const deleteRelease = defineCall({
  method: 'DELETE',
  path,
  access,
  success: noContent,
})

/** Adds records to an open release. Those that it has already get the version and the action of the call. */
export const addToRelease = defineCall({
  method: 'POST',
  path: `${path}/items`,
  access,
  body: itemsBody,
  success: jsonResponse(200, releaseType),
})

/** Removes a record from an open release. */
export const removeFromRelease = defineCall({
  method: 'DELETE',
  path: `${path}/items`,
  access,
  query: object({
    area: string().label('The area of the record').required('area is required').max(100),
    recordId: recordId.label('The id of the record').required('recordId is required'),
  }),
  success: jsonResponse(200, releaseType),
})

/** Releases all records of an open release together, now or at a time. One that is refused refuses all. */
export const publishRelease = defineCall({
  method: 'POST',
  path: `${path}/publish`,
  access,
  body: releaseBody,
  success: jsonResponse(200, releaseType),
})

/** Takes back a scheduled release, which is open again. */
export const cancelRelease = defineCall({
  method: 'POST',
  path: `${path}/cancel`,
  access,
  body: versionBody,
  success: jsonResponse(200, releaseType),
})

/** Takes back a release that is out, with a release that does the opposite. Answers that one. */
export const undoRelease = defineCall({
  method: 'POST',
  path: `${path}/undo`,
  access,
  body: versionBody,
  success: jsonResponse(200, releaseType),
})

/** The calls about releases, by name. */
export const releaseCalls = {
  listReleases,
  createRelease,
  readRelease,
  renameRelease,
  deleteRelease,
  addToRelease,
  removeFromRelease,
  publishRelease,
  cancelRelease,
  undoRelease,
  listReleasePreviews,
  shareReleasePreview,
  revokeReleasePreview,
}
