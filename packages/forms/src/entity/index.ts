// The React-free entry of the package: entities, their rules, and what derives from them.
export { accessTo } from './access'
export { whoHas, type Author } from './author'
export type { Blank } from './blank'
export { checkTypes } from './checkTypes'
export { toNfc, toNfkc } from './normalize'
export {
  MAX_CODE_POINTS_PER_CHARACTER,
  countCharacters,
  isWithinCharacterLimit,
} from './countCharacters'
export { countWords } from './countWords'
export {
  defineEntity,
  type AnyEntity,
  type Audience,
  type Entity,
  type EntityValues,
  type IdKey,
  type RecordOf,
  type RecordMetadata,
  type ValuesOf,
} from './defineEntity'
export {
  defineFixtures,
  FIXTURE_NOW,
  invalidValues,
  withInvalid,
  type Fixtures,
  type InvalidCase,
} from './defineFixtures'
export type { FieldChange, FieldChanges } from './fieldChanges'
export { fieldsInConflict } from './fieldsInConflict'
export { choicesOf, filterParameters, NONE, type Filter } from './filters'
export { findHiddenCharacter, foldText, removeHiddenCharacters } from './hiddenCharacters'
export { imageFields } from './imageFields'
export { notUploaded, missing, notADate, notAnOption, tooLong, invalidNumber } from './invalidCases'
export { describeFields } from './describeFields'
export type { EntityField, Field, FieldKind, FieldMeta, Fields, Option } from './field'
export { isDay, isTimestamp } from './days'
export { labelOf } from './labelOf'
export { readNumber, writeNumber } from './readNumber'
export { PLACE, type Ordered } from './ordered'
export { positionField } from './positionField'
export { publicRegions, publicView } from './publicSite'
export { REGIONS, type PublicSite, type Region } from './regions'
export { isOptionalReference, optionalReferencesTo, referencesOf } from './references'
export { date, dateTime, optionalDate, optionalDateTime, type DateOptions } from './rules/date'
export { email } from './rules/email'
export { linkedInUrl, optionalUrl } from './rules/url'
export { choice, numberChoice, optionalReference, reference } from './rules/choice'
export { image, optionalImage } from './rules/image'
export { requiredNumber, wholeNumber } from './rules/number'
export { passwordLength, newPassword, PASSWORD_MAX_LENGTH, passwordRules } from './rules/password'
export { containsOwner, type Owner } from './rules/containsOwner'
export { tags } from './rules/tags'
export { hiddenIn, multiline, optionalMultiline, optionalText, text } from './rules/text'
export { detailField, titleFields } from './recordTexts'
export { rulesOf, type Rule } from './rulesOf'
export { newPasswordCases, samplePassword } from './samplePasswords'
export { searchTerms, type SearchTerm } from './searchTerms'
export { secretsOf } from './secrets'
export { sortableFields, defaultSortOrder, type SortOrder } from './sortable'
export { validate, type FieldErrors, type FormSchema, type Validated } from './validate'
