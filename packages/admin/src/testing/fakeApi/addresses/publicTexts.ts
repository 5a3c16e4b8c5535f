import { isShownIn, sitePath, textPictureSizes, type PublicArea } from '@staff/contract'
import { hasPages, type AnyEntity, type EntityValues } from '@staff/entity'
import type { RecordLink } from '@staff/entity/markdown'

import type { FakeServer } from '../fakeContent'
import { fakePictureSize, storedPictures } from '../images'
import { FAKE_WEBSITE } from './fakeAddresses'

type Server = Pick<FakeServer, 'content' | 'store' | 'addresses'>

/** Presents the Markdown texts of a public record for a region of the site. */
export type PresentTexts = (
  view: AnyEntity,
  record: EntityValues,
  region: string | undefined,
) => EntityValues

/** Loads what presents texts. It takes 50 KB, and most stories read no public site. */
export async function loadTexts(
  server: Server,
  areas: readonly PublicArea[],
): Promise<PresentTexts> {
  const { presentTexts, renderMarkdown } = await import('@staff/entity/markdown')
  return (view, record, region) =>
    presentTexts(view, record, (markdown) =>
      renderMarkdown(markdown, {
        hrefOf: (link) => pathOf(server, areas, link, region),
        sizesOf: (address) => sizesOf(server, address),
      }),
    )
}

function sizesOf({ content }: Server, address: string) {
  return storedPictures(content).has(address)
    ? textPictureSizes(address, fakePictureSize(content, address))
    : undefined
}

/** The path of a linked record that the site shows now. */
function pathOf(
  { store, addresses }: Server,
  areas: readonly PublicArea[],
  link: RecordLink,
  region: string | undefined,
): string | undefined {
  const area = areas.find(({ entity }) => entity.area === link.area)
  if (!area || !hasPages(area.entity) || !isShownIn(area, region)) return undefined
  const { entity } = area
  const id = link.id.toLowerCase()
  const isShown = store.shown(entity.area).some((record) => record[entity.idKey] === id)
  const slug = isShown ? addresses.current(entity, id) : null
  return slug === null ? undefined : sitePath(FAKE_WEBSITE, { entity, slug, region })
}
