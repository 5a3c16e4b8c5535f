// What the package exports of requests to publish.
export { listReviews, MAX_REVIEWS, type Reviews } from './listReviews'
export {
  askFields,
  REVIEW_STATES,
  sendBackFields,
  type ListedReview,
  type Review,
  type ReviewState,
} from './reviewCalls'
export {
  presentReview,
  requireUnpublished,
  requireWaiting,
  requireWithdrawable,
  reviewEntities,
  type StoredReview,
} from './reviewRules'
