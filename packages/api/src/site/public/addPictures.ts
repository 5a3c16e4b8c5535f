import { picturesIn, showPictures, type ShownRecords } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import { publicPictures } from '../../records/images/publicPictures'

/** Puts the pictures into the records of an answer, in the place of their stored addresses. One query reads them all. */
export async function addPictures(db: Db, shown: readonly ShownRecords[]): Promise<void> {
  const pictures = await publicPictures(db, picturesIn(shown))
  showPictures(shown, (address) => pictures.get(address))
}
