import { defineCall, jsonResponse, noContent } from '../../call/defineCall'
import {
  newPreviewLinkType,
  releasePreviewBody,
  releasePreviewLinksType,
} from '../preview/previewLinks'

const path = '/releases/:id/preview-links'
// As for the other calls about releases: see `requireReleaser`.
const access = 'signedIn'

/** Lists the preview links of a release that have not ended. */
export const listReleasePreviews = defineCall({
  method: 'GET',
  path,
  access,
  success: jsonResponse(200, releasePreviewLinksType),
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
