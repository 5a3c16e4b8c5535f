export { LoginForm, type Credentials, type LoginFormProps } from './login/LoginForm'
export { BlogForm } from './blog/BlogForm'
export { CareerForm } from './career/CareerForm'
export {
  ChangePasswordForm,
  type ChangePasswordOutcome,
  type PasswordChange,
} from './change-password/ChangePasswordForm'
export { ClientForm } from './client/ClientForm'
export { ContractualPositionForm } from './contractualPosition/ContractualPositionForm'
export { RoleForm } from './role/RoleForm'
export { ServiceForm } from './service/ServiceForm'
export { ServiceDataForm } from './serviceData/ServiceDataForm'
export { TeamForm } from './team/TeamForm'
export { TechnologyForm } from './technology/TechnologyForm'
export { UserForm } from './user/UserForm'
export { TestimonialForm } from './testimonial/TestimonialForm'
export { EntityForm, type EntityFormProps, type FormProps } from './EntityForm/EntityForm'
export type { SaveOutcome } from './EntityForm/SaveOutcome'
export { UploadsContext, type StoredImage, type Uploads } from './fields/uploads'
export { ReferencesContext, type UseReferences } from './fields/references'
