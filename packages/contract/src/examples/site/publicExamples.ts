import { hasPages, SLUG, slugOf } from '@staff/entity'
import { presentTexts } from '@staff/entity/markdown'

import { showPictures } from '../../areas/pictures/showPictures'
import { partsKey, publicRecord, type PublicArea } from '../../areas/publicAreas'
import type { PublicCalls, PublicHome, PublicRecord } from '../../areas/publicCalls'
import type { AnyExample } from '../CallExample'
import { discoveryExamples } from './discoveryExamples'
import type { RecordsOf } from '../recordsOf'

/** The examples of an area's public calls, from its fixtures. */
export function publicExamples(
  area: PublicArea,
  recordsOf: RecordsOf,
): Partial<Record<keyof PublicCalls, AnyExample>> & Record<'list' | 'read', AnyExample> {
  const { idKey } = area.entity
  const [region] = area.entity.publicSite?.regions ?? area.regions
  const { records, total } = pageOf(area, recordsOf)
  const [first] = records
  return {
    list: {
      query: { q: '', page: 1, pageSize: 25, ...(region && { region }) },
      response: { records: records.slice(0, 1), total },
    },
    read: {
      params: { id: String(first?.[idKey]) },
      query: region ? { region } : {},
      response: first,
    },
    ...discoveryExamples(area, recordsOf),
  }
}

/** The example of the home page's call. */
export function homeExample(publicAreas: readonly PublicArea[], recordsOf: RecordsOf) {
  const areas = publicAreas.map((area) => {
    const { records, total } = pageOf(area, recordsOf)
    return [area.entity.area, { records: records.slice(0, 1), total }] as const
  })
  const region = publicAreas[0]?.regions[0]
  const response: PublicHome = { region: region ?? null, areas: Object.fromEntries(areas) }
  return { query: region ? { region } : {}, response }
}

const PICTURE_SIZE = { width: 640, height: 360, placeholder: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG' }

function pageOf(area: PublicArea, recordsOf: RecordsOf) {
  const { entity, parts } = area
  const records = recordsOf(entity.area).map((record) => {
    const ownParts = parts.map((part) => {
      const own = recordsOf(part.area).filter(
        (each) => each[part.parentReference ?? ''] === record[entity.idKey],
      )
      return [
        partsKey(part),
        own.map((each) => presentTexts(part, publicRecord(part, each))),
      ] as const
    })
    // Every fixture has the timestamps of a stored record.
    const slug = hasPages(entity) && { [SLUG]: slugOf(entity.titleOf(record)) }
    const shown = { ...record, ...slug }
    return Object.assign(
      presentTexts(entity, publicRecord(entity, shown)),
      Object.fromEntries(ownParts),
    ) as PublicRecord
  })
  showPictures([[area, records]], () => PICTURE_SIZE)
  return { records, total: records.length }
}
