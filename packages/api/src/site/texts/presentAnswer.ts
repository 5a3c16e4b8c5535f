import { partsKey, type PublicArea } from '@staff/contract'
import { hasPages, markdownFields, type AnyEntity, type EntityValues } from '@staff/entity'
import { presentTexts, recordLinksIn } from '@staff/entity/markdown'

import type { Db } from '../../platform/db/database'
import { keptHtml } from './keptHtml'
import { linkedPages, type LinkedSite } from './linkedPages'

/** Public records with their parts, whose Markdown texts are presented as Markdown and as HTML. */
export async function presentAnswer<Values extends EntityValues>(
  db: Db,
  site: LinkedSite,
  area: PublicArea,
  records: readonly Values[],
): Promise<Values[]> {
  if (!hasTexts(area)) return [...records]
  const texts = records.flatMap((record) => textsOf(area, record))
  const hrefOf = await linkedPages(db, site, texts.flatMap(recordLinksIn))
  return records.map((record) =>
    presentRecord(area, record, (markdown) => keptHtml(markdown, hrefOf)),
  )
}

/** The areas whose changes can change an answer with records of this area: its own, and those to which its texts can link. */
export function areasOfAnswer(area: PublicArea, publicAreas: readonly PublicArea[]): string[] {
  const own = [area.entity, ...area.parts]
  const linked = publicAreas.map(({ entity }) => entity).filter(hasPages)
  return [...new Set([...own, ...(hasTexts(area) ? linked : [])].map((entity) => entity.area))]
}

function hasTexts({ entity, parts }: PublicArea): boolean {
  return [entity, ...parts].some((view) => markdownFields(view).length > 0)
}

function textsOf({ entity, parts }: PublicArea, record: EntityValues): string[] {
  const ofParts = parts.flatMap((part) =>
    partsIn(part, record).flatMap((own) => valuesOf(part, own)),
  )
  return [...valuesOf(entity, record), ...ofParts]
}

function valuesOf(view: AnyEntity, record: EntityValues): string[] {
  return markdownFields(view).map((name) => fieldText(record, name))
}

function fieldText(record: EntityValues, name: string): string {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}

function partsIn(part: AnyEntity, record: EntityValues): EntityValues[] {
  const own = record[partsKey(part)]
  return Array.isArray(own) ? own : []
}

function presentRecord<Values extends EntityValues>(
  { entity, parts }: PublicArea,
  record: Values,
  render: (markdown: string) => string,
): Values {
  const lists = parts.map((part): [string, EntityValues[]] => [
    partsKey(part),
    partsIn(part, record).map((own) => presentTexts(part, own, render)),
  ])
  return Object.assign(
    { ...record },
    presentTexts(entity, record, render),
    Object.fromEntries(lists),
  )
}
