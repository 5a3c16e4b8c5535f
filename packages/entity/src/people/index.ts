// The people of an admin and what they do: users, roles and the audit. The server has their tables, the console their screens.
export { ACTIONS, CHANGES, type Action } from './audit/actions'
export { actionWords, DONE, TRIED } from './audit/actionTexts'
export { auditAreasOf, auditFieldsOf, OTHER_FIELDS, type AuditArea } from './audit/auditAreas'
export { AUDIT_PATH, auditEntryOf, type AuditEntity } from './audit/auditEntry.entity'
export { actDescriber, type DescribedAct } from './audit/describeAct'
export { role } from './role.entity'
export { user } from './user.entity'
