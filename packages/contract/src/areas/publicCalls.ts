import type { AnyEntity } from '@staff/entity'
import { object, type InferType } from 'yup'

import { defineCall, jsonResponse } from '../call/defineCall'
import { json, type JsonType } from '../call/json'
import { listParameters } from './listParameters'
import { isPublicRecordOf, pageType, isPageOf, type Page, recordTypeName } from './records'
import { partsKey, type PublicArea } from './publicAreas'
import { discoveryCalls } from './discovery/discoveryCalls'
import { siteParameters } from './siteParameters'

/** A record as the public site reads it: its id, its public fields, its timestamps and its parts. */
export type PublicRecord = Record<string, unknown> & { createdAt: string; updatedAt: string }

/** The calls of the public site for an area, by name. */
export type PublicCalls = ReturnType<typeof publicCalls>

/** The calls of the public site for an area. Everybody may make them. */
export function publicCalls(area: PublicArea) {
  const { entity } = area
  const type = publicType(entity)
  const isRecord = isPublicRecord(area)
  return {
    list: defineCall({
      method: 'GET',
      path: `/public/${entity.area}`,
      access: 'public',
      query: publicParameters(area),
      success: jsonResponse(200, pageType(type), isPageOf(isRecord)),
    }),
    read: defineCall({
      method: 'GET',
      path: `/public/${entity.area}/:id` as const,
      access: 'public',
      query: object(siteParameters(area.regions)),
      success: jsonResponse(200, type, isRecord),
    }),
    ...discoveryCalls(area),
  }
}

export type PublicParameters = InferType<ReturnType<typeof publicParameters>>

function publicParameters({ entity, regions }: PublicArea) {
  return listParameters(entity).omit(['facets', 'timeZone']).shape(siteParameters(regions))
}

/** The content of the public site's home page: the first records of each area. */
export interface PublicHome {
  /** Null for a site without regions. */
  region: string | null
  areas: Record<string, Page<PublicRecord>>
}

/** Reads the first records of every area of the public site, for its home page. */
export function publicHomeCall(areas: readonly PublicArea[]) {
  const regions = areas[0]?.regions ?? []
  const pages = areas.map(({ entity }) => [entity.area, pageType(publicType(entity))] as const)
  const type = json.object({
    region: regions.length > 0 ? json.choice(regions) : json.textOrNull(),
    areas: json.object(Object.fromEntries(pages)),
  })
  const checks = areas.map((area) => [area.entity.area, isPageOf(isPublicRecord(area))] as const)
  const isHome = (body: unknown): body is PublicHome => {
    const found: unknown = Object(body)['areas']
    return checks.every(([area, isPage]) => isPage(Object(found)[area]))
  }
  return defineCall({
    method: 'GET',
    path: '/public/site',
    access: 'public',
    query: object(siteParameters(regions)),
    // The pages are typed by name; `isHome` checks each.
    success: jsonResponse(200, type as JsonType as JsonType<PublicHome>, isHome),
  })
}

/** The name of the type of an entity's public records: `PublicCareer`. */
export function publicTypeName(entity: AnyEntity): string {
  return `Public${recordTypeName(entity)}`
}

/** The type of an entity's public records, by its name in the API's document. */
function publicType(entity: AnyEntity): JsonType<PublicRecord> {
  return { $ref: `${publicTypeName(entity)}#` }
}

function isPublicRecord({ entity, parts }: PublicArea) {
  const isRecord = isPublicRecordOf(entity)
  const partChecks = parts.map((part) => [partsKey(part), isPublicRecordOf(part)] as const)
  return (body: unknown): body is PublicRecord =>
    isRecord(body) &&
    partChecks.every(([key, isPart]) => {
      const found: unknown = Object(body)[key]
      return Array.isArray(found) && found.every(isPart)
    })
}
