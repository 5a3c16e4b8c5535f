export { UserForm as Form } from '@staff/forms/people/UserForm'

export { UserPanels as SidePanel } from './UserPanels'
