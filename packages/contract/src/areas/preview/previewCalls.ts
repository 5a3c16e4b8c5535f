import type { AnyEntity } from '@staff/entity'

import { defineCall, jsonResponse, noContent } from '../../call/defineCall'
import { accessFor, areaAccess } from '../../rules/rights/decide'
import { newPreviewLinkType, previewBody, previewLinksType } from './previewLinks'

/**
 * The calls about the links that show a record on the real site before it is public. Who may edit records of the area may make them. Open
 * to nobody where the site shows no records of an entity.
 */
export function previewCalls(entity: AnyEntity) {
  const { area, publicSite } = entity
  const access = publicSite ? accessFor(entity, 'edit') : areaAccess(entity, 'nobody')
  const path = `/${area}/:id/preview-links` as const
  return {
    previewLinks: defineCall({
      method: 'GET',
      path,
      access,
      success: jsonResponse(200, previewLinksType),
    }),

    sharePreview: defineCall({
      method: 'POST',
      path,
      access,
      body: previewBody,
      success: jsonResponse(201, newPreviewLinkType),
    }),

    revokePreview: defineCall({
      method: 'DELETE',
      path: `/${area}/:id/preview-links/:link` as const,
      access,
      success: noContent,
    }),
  }
}
