import {
  acceptBody,
  acceptQuery,
  areaCalls,
  listReviews,
  MAX_REVIEWS,
  presentReview,
  requireComplete,
  requireUnpublished,
  requireWaiting,
  requireWithdrawable,
  reviewEntities,
  summarizeAnswers,
  type ListedReview,
  type Review,
  type StoredReview,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeCall, FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { withStatus } from '../store/lives'
import { conflictWith } from './readCalls'

/** The calls about requests to publish, on requests in memory: the last one about each record. */
export function fakeReviews(server: FakeServer, initial: readonly StoredReview[] = []) {
  const reviews = storedReviews(server, initial)

  const list: FakeHandler = ({ caller, query }) => {
    const { recordId } = acceptQuery(listReviews, query)
    const open = reviewEntities(server.entities, caller)
    const records = reviews.all().flatMap(({ area, id }) => {
      const entity = open.find((each) => each.area === area)
      const isAsked = recordId === undefined || recordId === id
      const review = isAsked && entity ? reviews.find(entity, id) : undefined
      return entity && review ? withAnswers(server, entity, review) : []
    })
    return { status: 200, body: { records: records.slice(0, MAX_REVIEWS) } }
  }

  const calls: FakeCall[] = [[listReviews, list]]
  return { calls, handlersOf: (entity: AnyEntity) => reviewHandlers(server, entity, reviews) }
}

function withAnswers({ previews }: FakeServer, entity: AnyEntity, review: Review): ListedReview {
  const { id, version } = review
  const answers = previews.answers.about(entity, id, version)
  return { ...review, answers: summarizeAnswers(answers, version) }
}

/** The handlers of the calls about a record of an entity. */
function reviewHandlers(server: FakeServer, entity: AnyEntity, reviews: FakeReviews) {
  const { store } = server
  const calls = areaCalls(entity)
  const answer = (id: unknown): FakeAnswer => ({
    status: 200,
    body: reviews.find(entity, id) ?? {},
  })

  function requireVersion(request: FakeRequest, version: number) {
    const row = store.load(entity, request.id)
    if (row.record.version !== version) throw conflictWith(server, entity, row, request)
  }

  const askToPublish: FakeHandler = (request) => {
    const { version, note } = acceptBody(calls.askToPublish, request.body)
    requireVersion(request, version)
    const record = withStatus(entity, store.load(entity, request.id), store.now)
    requireUnpublished(entity, record)
    requireComplete(entity, record)
    const { userId: askedById, name: askedByName } = request.caller
    reviews.replace(entity, request.id, {
      area: entity.area,
      id: String(request.id),
      version,
      note,
      askedById,
      askedByName,
      askedAt: store.now,
      comment: null,
      answeredByName: null,
      answeredAt: null,
    })
    return answer(request.id)
  }

  const withdrawReview: FakeHandler = ({ caller, id }) => {
    store.load(entity, id)
    const review = reviews.find(entity, id)
    if (!review) return { status: 204 }
    requireWithdrawable(entity, review, caller)
    reviews.replace(entity, id)
    return { status: 204 }
  }

  const sendBack: FakeHandler = (request) => {
    const { version, comment } = acceptBody(calls.sendBack, request.body)
    requireVersion(request, version)
    const {
      title: _title,
      state: _state,
      ...review
    } = requireWaiting(entity, reviews.find(entity, request.id))
    const answered = { comment, answeredByName: request.caller.name, answeredAt: store.now }
    reviews.replace(entity, request.id, { ...review, ...answered })
    return answer(request.id)
  }

  return { askToPublish, withdrawReview, sendBack }
}

type FakeReviews = ReturnType<typeof storedReviews>

function storedReviews({ store }: FakeServer, initial: readonly StoredReview[]) {
  let reviews = initial

  return {
    all: () => reviews,
    /** The open request about a record. */
    find(entity: AnyEntity, id: unknown): Review | undefined {
      const row = store.find(entity, id)
      const review = reviews.find((each) => each.area === entity.area && each.id === id)
      if (!row || !review) return undefined
      const later = row.live.filter(({ from }) => from > review.askedAt)
      const newestLive = Math.max(0, ...later.map(({ version }) => version))
      const record = withStatus(entity, row, store.now)
      return presentReview(entity, review, { record, newestLive })
    },

    /** Stores a request instead of the last one about a record. Without it, there is none. */
    replace(entity: AnyEntity, id: unknown, review?: StoredReview) {
      const others = reviews.filter((each) => each.area !== entity.area || each.id !== id)
      reviews = review ? [...others, review] : others
    },
  }
}
