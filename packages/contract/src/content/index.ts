// The calls of our own content. Other admins have calls of theirs.
export { ACTIONS, listAudit, type Action, type AuditEntry, type AuditParameters } from './audit'
export { allCalls, namedCalls } from './calls'
export { sendQuery } from './publicQueries'
export { publicAreas, readSite } from './publicSite'
export { computedColumns } from './computed'
