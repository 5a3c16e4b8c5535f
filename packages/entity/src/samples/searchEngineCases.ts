import { notUploaded, tooLong } from './invalidCases'

/** One case for each rule of the fields for search engines, for fixtures. */
export const searchEngineCases = {
  metaTitleTooLong: tooLong('metaTitle', 120, 'Search title should not exceed 120 characters'),
  metaDescriptionTooLong: tooLong(
    'metaDescription',
    320,
    'Search description should not exceed 320 characters',
  ),
  shareImageFromElsewhere: notUploaded(
    'shareImage',
    'Share picture must be a picture uploaded here',
  ),
}
