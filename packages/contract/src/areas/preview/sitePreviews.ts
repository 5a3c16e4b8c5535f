import { newPreviewLinkType, sitePreviewLinksType, sitePreviewBody } from './previewLinks'
import { defineCall, jsonResponse, noContent } from '../../call/defineCall'

const access = 'administrator'

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
