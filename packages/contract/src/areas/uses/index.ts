// What the package exports of the uses of pictures and records.
export {
  deletePicture,
  listBrokenLinks,
  listPictures,
  readPictureUses,
  replacePictureEverywhere,
  type BrokenLink,
  type BrokenReason,
  type ListedPicture,
  type PictureParameters,
  type Pictures,
  type PictureSort,
  type ReplacedPicture,
} from './pictureCalls'
export {
  brokenReason,
  entitiesWithPictures,
  mayDeletePictures,
  noSuchPicture,
  requireOther,
  requirePictureHash,
  requirePictureRemover,
  requireUnused,
  type LinkTarget,
  type PictureNeeds,
} from './pictureRules'
export { type Use, type Uses, type UseState } from './usesCalls'
export {
  addressOfPicture,
  hashOfPicture,
  isPictureHash,
  pictureAddressesIn,
} from '../pictures/pictureHash'
export { replacePicture, usesIn, type UsedIn } from './usesIn'
