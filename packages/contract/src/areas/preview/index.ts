// What the package exports of previews of what is not public yet.
export {
  acceptPreview,
  acceptReleasePreview,
  acceptSitePreview,
  type WantedPreview,
} from './acceptPreview'
export { lastAnswers, summarizeAnswers, type AnswerSummary } from './answerSummary'
export {
  answerPreview,
  MAX_LISTED_ANSWERS,
  PREVIEW_VERSION,
  previewAnswerFields,
  requireAnswerable,
  type Answered,
} from './previewAnswers'
export { type PreviewAnswer } from './previewAnswerType'
export {
  MAX_PREVIEW_HOURS,
  MAX_PREVIEWS,
  type NewPreviewLink,
  type PreviewLink,
} from './previewLinks'
export {
  isPreviewToken,
  mayPreview,
  noSuchPreview,
  opensAtTimes,
  pageOfRecord,
  PREVIEW_STATUS,
  PREVIEW_TOKEN,
  previewEnded,
  previewUrl,
  requirePlaceForTime,
  requirePreviewUrl,
  requireRoomForPreview,
  requireSiteLink,
} from './previewRules'
export { listSitePreviews, revokeSitePreview, shareSitePreview } from './sitePreviews'
