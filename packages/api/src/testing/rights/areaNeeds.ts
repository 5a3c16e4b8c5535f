import type { OpenStep } from '@staff/entity'

/** What a call needs: nothing, a session, an administrator, or a step in an area, with an action or without. */
export type Need =
  | 'public'
  | 'signedIn'
  | 'administrator'
  | 'remover'
  | 'editor'
  | 'releaser'
  | OpenStep
  | 'export'
  | 'import'

/** What the calls of each area need, behind the address of the area. */
export const AREA_CALLS: Record<string, Need> = {
  'GET ': 'see',
  'GET /:id': 'see',
  'GET /:id/history': 'see',
  'GET /:id/history/:version': 'see',
  'GET /:id/live': 'see',
  'POST /:id/publish': 'publish',
  'POST /:id/unpublish': 'publish',
  'POST /:id/review': 'edit',
  'DELETE /:id/review': 'edit',
  'POST /:id/review/send-back': 'publish',
  'POST /:id/cancel-scheduled': 'publish',
  'POST /:id/end': 'publish',
  'GET /:id/preview-links': 'edit',
  'POST /:id/preview-links': 'edit',
  'DELETE /:id/preview-links/:link': 'edit',
  'GET /export': 'export',
  'PATCH /:id': 'edit',
  'GET /:id/uses': 'see',
  'POST /:id/restore': 'edit',
  'POST ': 'edit',
  'DELETE /:id': 'publish',
  'GET /trash': 'publish',
  'GET /undos': 'edit',
  'POST /bulk': 'edit',
  'POST /import': 'import',
}
