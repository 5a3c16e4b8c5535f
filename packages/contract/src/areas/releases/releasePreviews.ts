import { defineCall, jsonResponse, noContent, type Body } from '../../call/defineCall'
import { json } from '../../call/json'
import { hours, listed, newPreviewLinkType } from '../preview/previewLinks'

const path = '/releases/:id/preview-links'
// As for the other calls about releases: see `requireReleaser`.
const access = 'signedIn'

/** How long a new link of a release lasts. */
const releasePreviewBody: Body<{ hours?: number }> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: { type: 'object', additionalProperties: false, properties: { hours } },
}

/** Lists the preview links of a release that have not ended. */
export const listReleasePreviews = defineCall({
  method: 'GET',
  path,
  access,
  success: jsonResponse(200, json.object(listed)),
})

/** Makes a link that shows the site as it is once the release is out. */
export const shareReleasePreview = defineCall({
  method: 'POST',
  path,
  access,
  body: releasePreviewBody,
  success: jsonResponse(201, newPreviewLinkType),
})

/** Revokes a preview link of a release. */
export const revokeReleasePreview = defineCall({
  method: 'DELETE',
  path: `${path}/:link`,
  access,
  success: noContent,
})
