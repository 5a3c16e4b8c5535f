export { UserForm as Form } from '@staff/forms/people/UserForm'

export { UserAccess as SidePanel } from './UserAccess'
