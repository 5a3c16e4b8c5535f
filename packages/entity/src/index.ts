// The React-free entry of the package: entities, their rules, and what derives from them.
export {
  accessTo,
  areaOfRights,
  fewestOf,
  mostOf,
  shownFields,
  stepIn,
  type RecordDeed,
} from './access'
export {
  includesStep,
  NO_RIGHTS,
  rightsOf,
  ROLE_ACTIONS,
  STEPS,
  toRights,
  type OpenStep,
  type Rights,
  type RoleAction,
  type Step,
} from './rights/rights'
export { readRightsTexts, rightsTexts } from './rights/rightsText'
export { rights } from './rules/rights'
export {
  hasHistory,
  hasTrash,
  isCountedAtHome,
  isFoundInAllAreas,
  isImportable,
  isOrderedByTime,
} from './records/abilities'
export { whoHas, type Author } from './records/author'
export type { Blank } from './field/blank'
export { checkTypes } from './checkTypes'
export { capitalize } from './text/capitalize'
export { toNfc, toNfkc } from './text/normalize'
export {
  MAX_CODE_POINTS_PER_CHARACTER,
  countCharacters,
  isWithinCharacterLimit,
} from './text/countCharacters'
export { withoutMarks } from './text/withoutMarks'
export { wordCounter } from './text/wordCounter'
export { defineEntity } from './defineEntity'
export { draftBlank, draftFields, draftSchema, isBlank, missingFields } from './records/drafts'
export type {
  AnyEntity,
  Audience,
  ComputedOf,
  Entity,
  EntityValues,
  RecordOf,
  RecordMetadata,
  ValuesOf,
} from './entity'
export {
  defineFixtures,
  FIXTURE_NOW,
  invalidValues,
  withInvalid,
  type Fixtures,
  type InvalidCase,
  type SampleOf,
} from './samples/defineFixtures'
export type { FieldChange, FieldChanges } from './field/fieldChanges'
export { asText } from './field/asText'
export { fieldValue } from './field/fieldValue'
export { fieldsInConflict } from './field/fieldsInConflict'
export { choicesOf, filterParameters, NONE, type Filter } from './records/filters'
export { findHiddenCharacter, foldText, removeHiddenCharacters } from './text/hiddenCharacters'
export { imageFields } from './field/imageFields'
export { markdownFields } from './field/markdownFields'
export {
  notUploaded,
  missing,
  notADate,
  notAnOption,
  tooLong,
  invalidNumber,
} from './samples/invalidCases'
export type { PublicSite, VacancyFields } from './records/publicSiteOptions'
export { describeFields } from './field/describeFields'
export type {
  EntityField,
  Field,
  FieldKind,
  FieldMeta,
  Fields,
  Option,
  PictureCuts,
  PictureOptions,
  TextFormat,
} from './field/field'
export { isDay, isTimestamp } from './days'
export { labelOf } from './field/labelOf'
export { readNumber, writeNumber } from './text/readNumber'
export { PLACE, type Ordered } from './records/ordered'
export { positionField } from './field/positionField'
export { hasPages, MAX_SLUG, pagePath, SLUG, SLUG_FORM } from './records/pages'
export { escapeXml } from './text/escapeXml'
export { shorten } from './text/shorten'
export { slugOf } from './text/slugOf'
export { ENDS_AT, notPublished, STATUS, STATUSES, type Status } from './records/publication'
export { publicView } from './records/publicSite'
export { isOptionalReference, optionalReferencesTo, referencesOf } from './records/references'
export { date, dateTime, optionalDate, optionalDateTime, type DateOptions } from './rules/date'
export { checkbox } from './rules/checkbox'
export { email, loginEmail } from './rules/email'
export { optionalUrl, url } from './rules/url'
export { choice, numberChoice, optionalReference, reference } from './rules/choice'
export { image, isUploadedImage, MAX_ALT, optionalImage } from './rules/image'
export { DESCRIBE_PICTURE, lacksDescription, publishedSchema } from './pictures/askedPictures'
export { croppedPart, cutPicture, shownFocus, type PixelPart } from './pictures/cutPicture'
export {
  pictureAddress,
  readPicture,
  writePicture,
  type PicturePart,
  type PicturePoint,
  type PictureUse,
} from './pictures/pictureUse'
export { requiredNumber, wholeNumber } from './rules/number'
export {
  existingPassword,
  passwordLength,
  newPassword,
  PASSWORD_MAX_LENGTH,
  passwordRules,
} from './rules/password'
export { containsOwner, type Owner } from './rules/containsOwner'
export { proposePassword } from './rules/proposePassword'
export { hasValues, requiredWhen } from './rules/requiredWhen'
export { optionalTags, tags } from './rules/tags'
export { hiddenIn, multiline, optionalMultiline, optionalText, text } from './rules/text'
export { detailField, titleFields } from './records/recordTexts'
export { rulesOf, type Rule } from './rulesOf'
export { plainWords, sampleEmail } from './samples/sampleNames'
export { newPasswordCases, samplePassword } from './samples/samplePasswords'
export { searchTerms, type SearchTerm } from './text/searchTerms'
export { secretsOf } from './field/secrets'
export {
  hasSearchEngineFields,
  isKeptOut,
  NO_INDEX,
  noSearchEngineValues,
  SEARCH_ENGINE_FIELDS,
  searchEngineFields,
  type SearchEngineValues,
} from './records/searchEngines'
export { searchResultOf, SHOWN_IN_RESULT } from './records/searchResult'
export { searchEngineCases } from './samples/searchEngineCases'
export { sortableFields, defaultSortOrder, type SortOrder, listColumns } from './records/sortable'
export { validate, type FieldErrors, type FormSchema, type Validated } from './validate'
