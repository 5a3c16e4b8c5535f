import { multiline, optionalMultiline, type AnyEntity } from '@staff/entity'
import { object } from 'yup'

import { defineCall, jsonResponse, noContent } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { accessFor, areaAccess } from '../../rules/rights/decide'
import { answerSummaryType } from '../preview/answerSummary'
import { versionField } from '../version'

/**
 * What became of a request to publish a version: it waits, the record has changed since, or it was sent back. A request ends with the
 * publication of its version, or of a later one.
 */
export const REVIEW_STATES = ['Waiting', 'Changed', 'Sent back'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

const about = {
  area: json.text(),
  id: json.text(),
  title: json.text(),
  state: json.choice(REVIEW_STATES),
  version: json.integer(),
  note: json.text(),
  askedById: json.textOrNull(),
  askedByName: json.text(),
  askedAt: json.timestamp(),
  comment: json.textOrNull(),
  answeredByName: json.textOrNull(),
  answeredAt: json.timestampOrNull(),
}

const reviewType = json.object(about)

/**
 * A request to publish a version of a record. `comment`, `answeredByName` and `answeredAt` are set when it was sent back.
 */
export type Review = ValueOf<typeof reviewType>

export const listedReviewType = json.object({ ...about, answers: answerSummaryType })

/** The same in a list, with what readers of preview links say about the version. */
export type ListedReview = ValueOf<typeof listedReviewType>

const MAX_LENGTH = 1000

/** The schema of what a person writes when they ask. */
export const askFields = object({ note: optionalMultiline('Note', { max: MAX_LENGTH }) })

/** The schema of what a person writes when they send something back. */
export const sendBackFields = object({ comment: multiline('Comment', { max: MAX_LENGTH }) })

/** The calls about the review of a record before it is published. Open to nobody where the site shows no records of an entity. */
export function reviewCalls(entity: AnyEntity) {
  const path = `/${entity.area}/:id/review` as const
  const nobody = areaAccess(entity, 'nobody')
  const editor = entity.publicSite ? accessFor(entity, 'edit') : nobody
  return {
    askToPublish: defineCall({
      method: 'POST',
      path,
      access: editor,
      body: { kind: 'json', schema: object({ version: versionField }).concat(askFields) },
      success: jsonResponse(200, reviewType),
    }),

    withdrawReview: defineCall({ method: 'DELETE', path, access: editor, success: noContent }),

    sendBack: defineCall({
      method: 'POST',
      path: `${path}/send-back` as const,
      access: entity.publicSite ? accessFor(entity, 'publish') : nobody,
      body: { kind: 'json', schema: object({ version: versionField }).concat(sendBackFields) },
      success: jsonResponse(200, reviewType),
    }),
  }
}
