export { EntityForm, type EntityFormProps, type FormProps } from './EntityForm/EntityForm'
export { Marked } from './EntityForm/merge/ChangedWords'
export { ComparedValue, type ComparedValueProps } from './EntityForm/merge/ComparedValue'
export { FieldRow } from './EntityForm/FieldRow'
export { FieldValue, type FieldValueProps } from './EntityForm/merge/FieldValue'
export type { SaveOutcome } from './SchemaForm/formState'
export { SchemaErrorSummary } from './SchemaForm/SchemaErrorSummary'
export { CheckboxField, type CheckboxFieldProps } from './fields/choice/CheckboxField'
export { ChoiceField, type ChoiceFieldProps } from './fields/choice/ChoiceField'
export { DateField, type DateFieldProps } from './fields/DateField'
export { ImageField, type ImageFieldProps } from './fields/picture/ImageField'
export { MarkdownField, type MarkdownFieldProps } from './fields/text/MarkdownField'
export { NewPasswordField, type NewPasswordFieldProps } from './fields/password/NewPasswordField'
export { NumberField, type NumberFieldProps } from './fields/NumberField'
export { PasswordField, type PasswordFieldProps } from './fields/password/PasswordField'
export { RatingField, type RatingFieldProps } from './fields/choice/RatingField'
export { ReferenceField, type ReferenceFieldProps } from './fields/choice/ReferenceField'
export { ReferencesContext, type References, type UseReferences } from './fields/choice/references'
export {
  RecordLinkContext,
  type LinkTarget,
  type RecordLinkDialogProps,
} from './fields/text/recordLinks'
export { TagsField, type TagsFieldProps } from './fields/choice/TagsField'
export { TextAreaField, type TextAreaFieldProps } from './fields/text/TextAreaField'
export { TextField, type TextFieldProps } from './fields/text/TextField'
export {
  acceptedImages,
  formatBytes,
  prepareUpload,
  refuseImage,
} from './fields/picture/chosenFiles'
export {
  StoredPicturesContext,
  type FormerPictureProps,
  type PictureChoiceProps,
  type StoredPictures,
} from './fields/picture/storedPictures'
export { UploadsContext, type StoredImage, type Uploads } from './fields/picture/uploads'
export {
  RightsContext,
  rightsRow,
  type RightsOffer,
  type RightsRow,
  type UsePeople,
} from './people/rights/rightsContext'
export { RightsField, type RightsFieldProps } from './people/rights/RightsField'
export { RightsView, type RightsViewProps } from './people/rights/RightsView'
export { useFieldProps, type FieldControl } from './fields/useFieldProps'
export { WordCountField, type WordCountFieldProps } from './fields/text/WordCountField'
export {
  SearchEngineFields,
  type SearchEngineFieldsProps,
} from './searchEngines/SearchEngineFields'
export { PageSlugContext } from './searchEngines/SearchResult'
export { SchemaForm, type SchemaFormProps } from './SchemaForm/SchemaForm'
