import {
  json,
  type JsonType,
  partsKey,
  publicKeys,
  publicPictureType,
  publicTypeName,
  type PublicArea,
} from '@staff/contract'
import { hasPages, imageFields, markdownFields, SLUG, type AnyEntity } from '@staff/entity'
import type { FastifyInstance } from 'fastify'

import { recordProperties } from '../../records/recordType'

/** Adds the types of an area's public records and their parts to the OpenAPI document. */
export function addPublicTypes(app: FastifyInstance, { entity, parts }: PublicArea) {
  for (const part of parts)
    app.addSchema({ $id: publicTypeName(part), ...json.object(publicProperties(part)) })
  const lists = parts.map((part) => [
    partsKey(part),
    json.list({ $ref: `${publicTypeName(part)}#` }),
  ])
  const properties = { ...publicProperties(entity), ...Object.fromEntries(lists) }
  app.addSchema({ $id: publicTypeName(entity), ...json.object(properties) })
}

/** A Markdown text as `presentTexts` presents it. */
const presentedText = json.object({
  markdown: json.text(),
  html: json.text({ description: 'Safe HTML that can stand in a page as it is.' }),
})

function publicProperties(view: AnyEntity) {
  const known: Record<string, JsonType> = {
    ...recordProperties(view),
    ...(hasPages(view) && { [SLUG]: json.textOrNull() }),
    ...Object.fromEntries(markdownFields(view).map((name) => [name, presentedText])),
    ...Object.fromEntries(imageFields(view).map((name) => [name, publicPictureType])),
  }
  return Object.fromEntries(publicKeys(view).map((name) => [name, known[name] ?? json.anything()]))
}
