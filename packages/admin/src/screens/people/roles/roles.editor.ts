export { RoleEditorForm as Form } from './RoleEditorForm'

export { RoleFactor as SidePanel } from './factor/RoleFactor'
