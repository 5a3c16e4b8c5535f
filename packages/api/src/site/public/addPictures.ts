import { picturesIn, showPictures, type ShownRecords } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import { storedPictures } from '../../records/images/publicPictures'
import { keepParts } from '../../records/renditions/partStore'

/**
 * Puts the pictures into the records of an answer, in the place of their stored values. One query reads them all; the parts that their addresses
 * name are served from then on.
 */
export async function addPictures(db: Db, shown: readonly ShownRecords[]): Promise<void> {
  const pictures = await storedPictures(db, picturesIn(shown))
  const parts = showPictures(shown, (address) => pictures.get(address))
  await keepParts(db, parts)
}
