import {
  pictureAddressesIn,
  recordsIn,
  textPictureSizes,
  type PublicArea,
  type ShownRecords,
} from '@staff/contract'
import { asText, fieldValue, hasPages, markdownFields } from '@staff/entity'
import { presentTexts } from '@staff/entity/markdown'

import type { Db } from '../../platform/db/database'
import { storedPictures } from '../../records/images/publicPictures'
import { keptHtml, keptLinks } from './keptHtml'
import { linkedPages, type LinkedSite } from './linkedPages'

/** Puts Markdown and HTML into the records of an answer, in the place of their stored texts. */
export async function addTexts(
  db: Db,
  site: LinkedSite,
  shown: readonly ShownRecords[],
): Promise<void> {
  const records = recordsIn(shown).filter(([view]) => markdownFields(view).length > 0)
  const texts = records.flatMap(([view, record]) =>
    markdownFields(view).map((name) => asText(fieldValue(record, name))),
  )
  const hrefOf = await linkedPages(db, site, texts.flatMap(keptLinks))
  const pictures = await storedPictures(db, [...new Set(texts.flatMap(pictureAddressesIn))])
  const sizesOf = (address: string) => {
    const stored = pictures.get(address)
    return stored && textPictureSizes(address, stored)
  }
  for (const [view, record] of records)
    Object.assign(
      record,
      presentTexts(view, { ...record }, (markdown) => keptHtml(markdown, { hrefOf, sizesOf })),
    )
}

/** The areas whose changes can change an answer with records of this area: its own, and those to which its texts can link. */
export function areasOfAnswer(area: PublicArea, publicAreas: readonly PublicArea[]): string[] {
  const own = [area.entity, ...area.parts]
  const hasTexts = own.some((view) => markdownFields(view).length > 0)
  const linked = publicAreas.map(({ entity }) => entity).filter(hasPages)
  return [...new Set([...own, ...(hasTexts ? linked : [])].map((entity) => entity.area))]
}
