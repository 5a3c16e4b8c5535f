import { defineCall, jsonResponse, noContent, type Body } from '../../call/defineCall'
import { json } from '../../call/json'
import { hours, listed, newPreviewLinkType } from './previewLinks'

const access = 'administrator'

/**
 * The links for the whole site, the newest first, and whether the server can make one: also one that opens the site as of a time, which needs
 * a place for the time in the address.
 */
const sitePreviewLinksType = json.object({ ...listed, opensAtTimes: json.boolean() })

/** How long a new link for the whole site lasts, and as of which time it opens the site. */
const sitePreviewBody: Body<{ hours?: number; at?: string }> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: {
    type: 'object',
    additionalProperties: false,
    properties: { hours, at: json.timestamp() },
  },
}

/** Lists the preview links for the whole site that have not ended. */
export const listSitePreviews = defineCall({
  method: 'GET',
  path: '/preview-links',
  access,
  success: jsonResponse(200, sitePreviewLinksType),
})

/** Makes a preview link for the whole site: it shows the site as of any time. */
export const shareSitePreview = defineCall({
  method: 'POST',
  path: '/preview-links',
  access,
  body: sitePreviewBody,
  success: jsonResponse(201, newPreviewLinkType),
})

/** Revokes a preview link for the whole site. */
export const revokeSitePreview = defineCall({
  method: 'DELETE',
  path: '/preview-links/:id',
  access,
  success: noContent,
})
