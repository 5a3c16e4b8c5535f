import {
  acceptQuery,
  isShownIn,
  lastInRow,
  liveAt,
  MAX_FEED,
  MAX_SITEMAP,
  noSuchRecord,
  publicCalls,
  readSitemap,
  writeFeed,
  writeJobPosting,
  writeSitemap,
  type AnyCall,
  type PublicArea,
} from '@staff/contract'
import { hasPages, isKeptOut } from '@staff/entity'

import type { AsyncFakeHandler, FakeAnswer, FakeCall, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { answerShown } from '../records/publicPreview'
import type { FakeLive } from '../store/versions'
import { FAKE_WEBSITE } from './fakeAddresses'
import { notShown, placeOf } from './publicPlace'
import { loadTexts } from './publicTexts'

type Server = Pick<FakeServer, 'content' | 'store' | 'previews' | 'releases' | 'addresses'>

/** The calls of search engines, feed readers and job searches. */
export function discoveryCalls(server: Server, areas: readonly PublicArea[]): FakeCall[] {
  const regions = areas[0]?.regions ?? []
  return [
    [
      readSitemap,
      (request) =>
        answerText(server, request, readSitemap, () => {
          const pages = areas
            .flatMap((area) => pagesOf(server, area))
            .filter(({ record }) => !isKeptOut(record))
            .toSorted(byChange)
          return writeSitemap(FAKE_WEBSITE, regions, pages.slice(0, MAX_SITEMAP))
        }),
    ],
    ...areas.flatMap((area) => areaCalls(server, areas, area)),
  ]
}

function areaCalls(server: Server, areas: readonly PublicArea[], area: PublicArea): FakeCall[] {
  const { entity } = area
  const { feed, jobPosting } = publicCalls(area)

  const answerFeed: AsyncFakeHandler = async (request) => {
    const { region } = acceptQuery(feed, request.query)
    const texts = await loadTexts(server, areas)
    return answerText(server, request, feed, () => {
      const pages = isShownIn(area, region) ? pagesOf(server, area).toSorted(byChange) : []
      const entries = pages
        .slice(0, MAX_FEED)
        .map((page) => Object.assign(page, { record: texts(entity, page.record, region) }))
      return writeFeed(FAKE_WEBSITE, { entity, region }, entries)
    })
  }

  const answerPosting: AsyncFakeHandler = async (request) => {
    const { region } = acceptQuery(jobPosting, request.query)
    const texts = await loadTexts(server, areas)
    return answerText(server, request, jobPosting, () => {
      if (!isShownIn(area, region)) throw noSuchRecord(entity)
      const { id } = placeOf(server, entity, request.part ?? '')
      const page = pagesOf(server, area).find((each) => each.id === id)
      if (!page) throw notShown(server, entity, id)
      const until = lastInRow(page.live, server.store.now)?.until ?? null
      const record = texts(entity, page.record, region)
      return writeJobPosting(FAKE_WEBSITE, { ...page, record, region, until })
    })
  }

  return [
    [feed, answerFeed],
    [jobPosting, answerPosting],
  ]
}

/** The records of an area that have a page on the site now. */
function pagesOf({ store, addresses }: Server, { entity }: PublicArea) {
  if (!hasPages(entity)) return []
  return store.allRows(entity.area).flatMap(({ record, live }) => {
    const id = String(record[entity.idKey])
    const slug = addresses.current(entity, id)
    const shown = live.find((each) => liveAt([each], store.now))
    if (!shown || slug === null) return []
    const same = live.filter(({ values }) => values.updatedAt === shown.values.updatedAt)
    const times = { publishedAt: startOf(live), changedAt: startOf(same) }
    return [{ ...times, entity, id, slug, live, record: shown.values }]
  })
}

/** When the first of some live times began. */
function startOf(times: readonly FakeLive[]): string {
  return times.map(({ from }) => from).toSorted()[0] ?? ''
}

type Page = ReturnType<typeof pagesOf>[number]

/** Those that changed last first. */
function byChange(one: Page, other: Page): number {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? -1 : 1
  const placeIn = ({ entity, slug }: Page) => `${entity.area} ${slug}`
  return placeIn(one) < placeIn(other) ? -1 : 1
}

function answerText(
  server: Server,
  request: FakeRequest,
  { success: { contentType } }: AnyCall,
  write: () => string,
): FakeAnswer {
  const answer = answerShown(server, request, undefined, write)
  if (typeof answer !== 'object' || answer.file === undefined) return answer
  return {
    ...answer,
    headers: { ...answer.headers, 'Content-Type': `${contentType}; charset=utf-8` },
  }
}
