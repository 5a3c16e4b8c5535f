export { LoginForm, type Credentials, type LoginFormProps } from './content/login/LoginForm'
export {
  ChangePasswordForm,
  type ChangePasswordOutcome,
  type PasswordChange,
} from './content/change-password/ChangePasswordForm'
export {
  ConfirmPasswordForm,
  type ConfirmPasswordOutcome,
  type PasswordConfirmation,
} from './content/confirm-password/ConfirmPasswordForm'
export { EntityForm, type EntityFormProps, type FormProps } from './EntityForm/EntityForm'
export type { SaveOutcome } from './EntityForm/SaveOutcome'
export { UploadsContext, type StoredImage, type Uploads } from './fields/uploads'
export { ReferencesContext, type References, type UseReferences } from './fields/references'
