// The calls of our own content. Other admins have calls of theirs.
export { listAuditPeople, type AuditPerson } from './audit'
export { listEntities } from './listEntities'
export { allCalls, namedCalls } from './calls'
export { sendQuery } from './publicQueries'
export {
  addNote,
  listAssignees,
  listNotes,
  MAX_NOTES,
  MAX_WAITING_COUNT,
  noteSchema,
  readWaiting,
  type Assignee,
  type QueryNote,
  type Waiting,
} from './queryWork'
export { canTake, namesAssignee, refuseAssignee, refuseNote, type Candidate } from './queryRules'
export { publicAreas, readSite } from './publicSite'
export { computedColumns } from './computed'
