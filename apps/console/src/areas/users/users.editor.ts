export { UserForm as Form } from '@staff/forms/content/user/UserForm'

export { UserAccess as SidePanel } from './UserAccess'
