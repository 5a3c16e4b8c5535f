import { slugOf, type AnyEntity, type EntityValues } from '@staff/entity'

import type { addressCalls, RecordAddress, SlugUse } from '../areas/addresses/addressCalls'
import type { AnyExample } from './CallExample'

/** The examples of the calls about the addresses of records on the public site. */
export function addressExamples(
  { idKey, titleOf }: AnyEntity,
  record: EntityValues,
): Record<keyof ReturnType<typeof addressCalls>, AnyExample> {
  const params = { id: String(record[idKey]) }
  const slug = slugOf(titleOf(record))
  const address: RecordAddress = {
    slug,
    suggested: slug,
    earlier: [],
    website: 'https://www.example.com/{region}',
  }
  const use: SlugUse = { slug: 'harbour-master', isFree: true, title: null }
  return {
    address: { params, response: address },
    changeAddress: {
      params,
      body: { slug: use.slug },
      response: { ...address, slug: use.slug, earlier: [slug] },
    },
    releaseAddress: { params: { ...params, slug: use.slug }, response: address },
    slug: { params: { slug: use.slug }, response: use },
  }
}

/** The example of the call that lists redirects. */
export const REDIRECTS_EXAMPLE: AnyExample = {
  response: { redirects: [{ from: '/careers/deckhand', to: '/careers/sailor' }] },
}
