import { noSuchPreview, RECORD_ID } from '@staff/contract'

import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { listPreviews, revokePreview, type Previewed } from './previewStore'

export type PreviewConfig = Pick<Config, 'previewUrl'>

/** What the audit says of links. */
export const SHARED = { action: 'share-preview', status: 201 } as const
export const REVOKED = { action: 'revoke-preview', status: 204 } as const

/** The links that have not ended, and whether one can be made. */
export async function listedLinks(
  db: Db,
  previewed: Previewed,
  { previewUrl: template }: PreviewConfig,
) {
  const links = await listPreviews(db, previewed)
  return { links, isConfigured: template !== undefined }
}

/** Revokes a link, with its audit entry. Throws a 404 if there is none. */
export async function revokeLink(
  db: Db,
  previewed: Previewed,
  link: string,
  writeEntry: (tx: Db) => Promise<unknown>,
) {
  await db.transaction(async (tx) => {
    const isRevoked = RECORD_ID.test(link) && (await revokePreview(tx, previewed, link))
    if (!isRevoked) throw noSuchPreview()
    await writeEntry(tx)
  })
}
