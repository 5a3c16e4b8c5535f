import type { AnyEntity, EntityValues } from '@staff/entity'

import { presentTime } from '../live/acceptPublish'
import { pageUrl, regionUrl, type Website } from './website'
import { element, xmlFile } from './xml'

/** How many records a feed has at most. */
export const MAX_FEED = 50

/** A record of a feed. Times are ISO 8601 in UTC. */
export interface FeedEntry {
  /** The public values of the record, as the public site gets them. */
  record: EntityValues
  slug: string
  /** When the site showed the record first. */
  publishedAt: string
  /** Since when it shows what it shows now. */
  changedAt: string
}

// A feed must have a time. One without entries has not changed yet.
const NEVER = '1970-01-01T00:00:00.000Z'

/** The Atom feed (RFC 4287) of an area in a region of the website: these entries, in their order. */
export function writeFeed(
  website: Website,
  { entity, region }: { entity: AnyEntity; region: string | undefined },
  entries: readonly FeedEntry[],
): string {
  const home = regionUrl(website, region)
  const changedAt = entries.map((entry) => entry.changedAt).toSorted()
  const found = entries.map((entry) => {
    const { record, slug } = entry
    const text = textOf(entity, record)
    return element('entry', [
      // The id stays when the address changes, so that readers do not show the record again.
      element('id', `urn:uuid:${String(record[entity.idKey])}`),
      element('title', entity.titleOf(record)),
      element('link', [], { href: pageUrl(website, { entity, slug, region }) }),
      element('published', presentTime(entry.publishedAt)),
      element('updated', presentTime(entry.changedAt)),
      ...(text.plain ? [element('content', text.plain)] : []),
      // Its links are paths of the website.
      ...(text.html ? [element('content', text.html, { type: 'html', 'xml:base': home })] : []),
    ])
  })
  const feed = [
    element('id', `${home}/${entity.area}`),
    element('title', `${entity.labels.title} · ${website.name}`),
    element('link', [], { href: home }),
    element('updated', presentTime(changedAt.at(-1) ?? NEVER)),
    element('author', [element('name', website.name)]),
    ...found,
  ]
  return xmlFile(element('feed', feed, { xmlns: 'http://www.w3.org/2005/Atom' }))
}

/** The text of a record that the entity names as such: plain, or as HTML if it is Markdown. Neither is set without one. */
export function textOf(
  { publicSite }: AnyEntity,
  record: EntityValues,
): { plain?: string; html?: string } {
  const text = publicSite?.text === undefined ? '' : record[publicSite.text]
  if (typeof text === 'string') return { plain: text }
  const html: unknown = Object(text)['html']
  return typeof html === 'string' ? { html } : {}
}
