export { RoleForm as Form } from '@staff/forms/people/RoleForm'
