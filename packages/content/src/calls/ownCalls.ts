import { readDashboard } from './dashboard'
import { sendQuery } from './publicQueries'
import { addNote, listAssignees, listNotes, readWaiting } from './queryWork'

/** The calls that only our admin has, by name. */
export const ownCalls = {
  readDashboard,
  sendQuery,
  listAssignees,
  readWaiting,
  listNotes,
  addNote,
}
