// The calls of our own content. Other admins have calls of theirs.
export { allCalls, namedCalls, served } from './calls'
export { computedColumns } from './computed'
export { readDashboard, type Dashboard } from './dashboard'
export { listEntities } from './listEntities'
export { ownCalls } from './ownCalls'
export { sendQuery } from './publicQueries'
export { publicAreas, readSite } from './publicSite'
export { queryMessages } from './queryMessages'
export { canTake, namesAssignee, refuseAssignee, refuseNote, type Candidate } from './queryRules'
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
