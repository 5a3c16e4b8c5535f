import {
  allAreaCalls,
  findByTitle,
  readCounts,
  acceptQuery,
  search,
  searchableEntities,
  type AllAreaCalls,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import fetchMock from 'fetch-mock'

import { replaceImageResolver } from '../../data/http/apiBase'
import { replaceTimeouts, type Timeouts } from '../../data/http/timeouts'
import { replaceUploader } from '../../data/http/uploadImage'
import type { FakeCall, FakeHandler, FakeRequest } from './fakeAnswer'
import type { FakeApiOptions } from './fakeApiOptions'
import type { FakeContent, FakeServer } from './fakeContent'
import { fakeRepeats } from './fakeRepeats'
import { routeCalls } from './fakeRoutes'
import { imageCall, uploadWithFetch } from './images'
import { fakeFactors } from './people/fakeFactors'
import { fakeLinks } from './people/fakeLinks'
import { fakePictures } from './pictures/fakePictures'
import { pictureCalls, usesHandler } from './pictures/pictureCalls'
import { peopleCalls } from './people/peopleCalls'
import { peopleChecks } from './people/peopleChecks'
import { fakeSession } from './personal/fakePeople'
import { preferenceCalls } from './personal/preferenceCalls'
import { fakeSessions } from './personal/sessionCalls'
import { fakeViews } from './personal/viewCalls'
import { addressHandlers } from './addresses/addressCalls'
import { fakeAddresses } from './addresses/fakeAddresses'
import { bulkHandlers } from './records/bulkCalls'
import { importHandler } from './records/importCall'
import { fakePreviews } from './records/fakePreviews'
import { liveHandlers, upcomingCall } from './records/liveCalls'
import { orderHandler } from './records/orderCall'
import { previewHandlers, sitePreviewCalls } from './records/previewCalls'
import { readHandlers } from './records/readCalls'
import { fakeReviews } from './records/reviewCalls'
import { trashHandler, wholeTrashCall } from './records/trashCalls'
import { writeHandlers } from './records/writeCalls'
import { jobCalls } from './jobs/jobCalls'
import { FakeReleases } from './releases/fakeReleases'
import { releaseCalls } from './releases/releaseCalls'
import { FakeStore } from './store/fakeStore'
import { withStatus } from './store/lives'

const NO_TIMEOUTS: Timeouts = { read: Infinity, write: Infinity, upload: Infinity }

/** Responds to the calls of the API in the browser, with its own records. Call the returned function to remove it. */
export function installFakeApi(content: FakeContent, options: FakeApiOptions = {}): () => void {
  const { role = 'administrator', trashDays = 30, latency = 0, answers = [] } = options
  const entities = content.fixtures.map(({ entity }) => entity)
  const store = new FakeStore(content.fixtures, options, content.regions)
  const links = fakeLinks(store, options)
  const session = fakeSessions({
    ...options,
    role,
    factors: fakeFactors(store, fakeSession().userId, options),
    onOwnPassword: links.replaceAllOf,
  })
  const server: FakeServer = {
    entities,
    content: { ...content, checks: { ...peopleChecks(links), ...content.checks } },
    store,
    session,
    repeats: fakeRepeats(),
    previews: fakePreviews(options),
    releases: new FakeReleases(store, options.releases),
    addresses: fakeAddresses(store, options),
    links,
    trashDays,
  }
  const overrides = answers.map((override) => override(entities))

  fetchMock.hardReset({ includeSticky: true })
  fetchMock.mockGlobal()
  routeCalls(callsOf(server, options), { server, overrides, latency })

  const restoreTimeouts = replaceTimeouts({ ...NO_TIMEOUTS, ...options.timeouts })
  const restoreUploader = replaceUploader(uploadWithFetch)
  const restoreResolver = replaceImageResolver(content.resolveImage)
  return () => {
    fetchMock.hardReset({ includeSticky: true })
    restoreTimeouts()
    restoreUploader()
    restoreResolver()
  }
}

/** All calls. The first of two for one address is used, so the content can replace the dashboard. */
function callsOf(
  server: FakeServer,
  { views: initial = [], preferences = {}, reviews: asked, jobs, pictures: stored }: FakeApiOptions,
) {
  const { content, entities, session } = server
  const reviews = fakeReviews(server, asked)
  const pictures = fakePictures(server, stored)
  const bulks = new Map(entities.map((entity) => [entity, bulkHandlers(server, entity)]))
  const bulkOf = (entity: AnyEntity) => bulks.get(entity) ?? bulkHandlers(server, entity)
  const areas = entities.map((entity) => {
    const { openTo, bulk: act, undos } = bulkOf(entity)
    const bulk = { bulk: act, undos }
    const handlers = { ...bulk, ...reviews.handlersOf(entity) }
    return { area: entity.area, openTo, calls: recordCalls(server, entity, handlers) }
  })
  const views = fakeViews(initial, server)
  const own = preferenceCalls(server, {
    initial: preferences,
    viewAreas: ({ caller }) => views.openTo(caller).map(({ area }) => area),
    undoAreas: (request) =>
      areas.filter(({ openTo }) => openTo(request).length > 0).map(({ area }) => area),
  })
  return [
    ...(content.calls?.(server) ?? []),
    ...session.calls,
    ...peopleCalls(server),
    imageCall(content.uploadedImage, (file, { caller }) =>
      pictures.add(content.uploadedImage, file, caller),
    ),
    ...pictureCalls(server, { pictures, bulkOf }),
    searchCall(server),
    wholeTrashCall(server),
    ...reviews.calls,
    upcomingCall(server),
    ...sitePreviewCalls(server),
    ...releaseCalls(server),
    ...jobCalls(jobs),
    ...areas.flatMap(({ calls }) => calls),
    ...views.calls,
    ...own,
    countsCall(server),
  ]
}

/** The calls of an entity. */
function recordCalls(
  server: FakeServer,
  entity: AnyEntity,
  others: Pick<
    Record<keyof AllAreaCalls, FakeHandler>,
    'bulk' | 'undos' | 'askToPublish' | 'withdrawReview' | 'sendBack'
  >,
): FakeCall[] {
  const calls = allAreaCalls(entity)
  const handlers: Record<keyof AllAreaCalls, FakeHandler> = {
    ...readHandlers(server, entity),
    ...writeHandlers(server, entity),
    ...liveHandlers(server, entity),
    ...others,
    ...previewHandlers(server, entity),
    ...addressHandlers(server, entity),
    trash: trashHandler(server, entity),
    uses: usesHandler(server, entity),
    import: importHandler(server, entity),
    order: orderHandler(server, entity),
  }
  // The keys of an object literal of this type.
  const names = Object.keys(handlers) as (keyof AllAreaCalls)[]
  return names.map((name) => [calls[name], handlers[name]])
}

/** The call that finds records of all areas. */
function searchCall({ entities, store }: FakeServer): FakeCall {
  return [
    search,
    ({ caller, query }) => {
      const { q } = acceptQuery(search, query)
      const areas = searchableEntities(entities, caller).map((entity) => ({
        entity,
        records: store.rows(entity.area).map((row) => withStatus(entity, row, store.now)),
      }))
      return { status: 200, body: { results: findByTitle(areas, q) } }
    },
  ]
}

/** The default dashboard. */
function countsCall(server: FakeServer): FakeCall {
  return [
    readCounts,
    ({ caller }) => ({ status: 200, body: { counts: fakeCounts(server, caller) } }),
  ]
}

/** The number of records in each area that a person can read. */
export function fakeCounts(
  { entities, store }: Pick<FakeServer, 'entities' | 'store'>,
  caller: FakeRequest['caller'],
): Record<string, number> {
  const open = searchableEntities(entities, caller)
  return Object.fromEntries(open.map(({ area }) => [area, store.records(area).length]))
}
