import { object, string } from 'yup'

import { RECORD_ID } from '../recordId'
import { listedReviewType } from './reviewCalls'
import { defineCall, jsonResponse } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'

/** The most requests that one response has. */
export const MAX_REVIEWS = 500

const reviewsType = json.object({ records: json.list(listedReviewType) })

/** The open requests to publish, the oldest first, each with what readers of preview links say about its version. */
export type Reviews = ValueOf<typeof reviewsType>

/** Lists the open requests to publish in all areas that the caller may edit. Open consoles ask every minute. */
export const listReviews = defineCall({
  method: 'GET',
  path: '/reviews',
  access: 'signedIn',
  isBackground: true,
  query: object({
    recordId: string()
      .label('Only the request about the record with this id')
      .matches(RECORD_ID, 'recordId must be the id of a record')
      .meta({ pattern: RECORD_ID.source }),
  }),
  success: jsonResponse(200, reviewsType),
})
