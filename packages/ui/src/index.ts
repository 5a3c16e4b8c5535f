export { ThemeRoot, type ThemeRootProps } from './theme/ThemeRoot'
export { Badge, type BadgeProps } from './Badge/Badge'
export {
  breakpoint,
  color,
  focusRing,
  motion,
  palettes,
  radius,
  shadow,
  space,
  text,
  weight,
} from './theme/tokens'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './ErrorSummary/ErrorSummary'
export { Field, type ControlProps, type FieldLayoutProps, type FieldProps } from './Field/Field'
export { ImageInput, type ImageInputProps } from './ImageInput/ImageInput'
export { PasswordInput, type PasswordInputProps } from './PasswordInput/PasswordInput'
export { RatingInput, type RatingInputProps } from './RatingInput/RatingInput'
export { SearchInput, type SearchInputProps } from './SearchInput/SearchInput'
export { Select, type SelectOption, type SelectProps } from './Select/Select'
export { TagInput, type TagInputProps } from './TagInput/TagInput'
export { TextArea, type TextAreaProps } from './TextArea/TextArea'
export { TextInput, type TextInputProps } from './TextInput/TextInput'
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden'
export {
  WordCountTextArea,
  type WordCountTextAreaProps,
} from './WordCountTextArea/WordCountTextArea'
