import { hasPages, MAX_SLUG, SLUG_FORM, type AnyEntity } from '@staff/entity'

import { defineCall, jsonResponse, type Body } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { accessFor, areaAccess } from '../../rules/rights/decide'

const addressType = json.object({
  slug: json.textOrNull(),
  suggested: json.text(),
  earlier: json.list(json.text()),
  website: json.textOrNull(),
})

/** The address of a record on the public site, and those that lead to it. */
export type RecordAddress = ValueOf<typeof addressType>

const slugType = json.object({
  slug: json.text(),
  isFree: json.boolean(),
  title: json.textOrNull(),
})

/** Whether a slug leads to a record, and to which. */
export type SlugUse = ValueOf<typeof slugType>

const addressBody: Body<{ slug: string }> = {
  kind: 'other',
  contentTypes: ['application/json'],
  type: {
    type: 'object',
    additionalProperties: false,
    required: ['slug'],
    properties: { slug: json.text({ maxLength: MAX_SLUG, pattern: SLUG_FORM.source }) },
  },
}

/** The calls about the addresses of records on the public site. Open to nobody where the records of an entity have no pages. */
export function addressCalls(entity: AnyEntity) {
  const { area } = entity
  const nobody = areaAccess(entity, 'nobody')
  const reader = hasPages(entity) ? accessFor(entity, 'see') : nobody
  const path = `/${area}/:id/address` as const
  return {
    address: defineCall({
      method: 'GET',
      path,
      access: reader,
      success: jsonResponse(200, addressType),
    }),

    changeAddress: defineCall({
      method: 'POST',
      path,
      access: hasPages(entity) ? accessFor(entity, 'publish') : nobody,
      body: addressBody,
      success: jsonResponse(200, addressType),
    }),

    releaseAddress: defineCall({
      method: 'DELETE',
      path: `/${area}/:id/address/:slug` as const,
      access: hasPages(entity) ? 'administrator' : nobody,
      success: jsonResponse(200, addressType),
    }),

    slug: defineCall({
      method: 'GET',
      path: `/${area}/slugs/:slug` as const,
      access: reader,
      success: jsonResponse(200, slugType),
    }),
  }
}
