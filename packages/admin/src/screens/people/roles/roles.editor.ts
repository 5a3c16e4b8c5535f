export { RoleEditorForm as Form } from './RoleEditorForm'
