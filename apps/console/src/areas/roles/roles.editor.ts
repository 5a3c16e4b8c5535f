export { RoleForm as Form } from '@staff/forms/content/role/RoleForm'
