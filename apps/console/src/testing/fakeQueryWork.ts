import type {
  FakeAnswer,
  FakeCall,
  FakeChecks,
  FakeRecord,
  FakeRequest,
  FakeServer,
  FakeStore,
} from '@staff/admin/testing'
import { acceptBody, holderOf } from '@staff/contract'
import {
  addNote,
  canTake,
  listAssignees,
  listNotes,
  namesAssignee,
  readWaiting,
  refuseAssignee,
  refuseNote,
  type Assignee,
  type Candidate,
  type QueryNote,
} from '@staff/content/calls'
import { query, WAITING_STATUSES } from '@staff/content/query/query.entity'
import { FIXTURE_NOW } from '@staff/entity'

/** What the server checks for queries: only somebody who can open them takes care of one. */
export const queryChecks: FakeChecks = {
  change({ stored, changes }, store) {
    if (!namesAssignee(stored, changes)) return false
    const user = store.records('users').find(({ id }) => id === changes['assigneeId'])
    const refusal = refuseAssignee(user && candidateOf(store, user), stored)
    if (refusal) throw refusal
    return false
  },
}

/** The calls about the work with queries. */
export function fakeQueryWork({ repeats, store }: FakeServer): FakeCall[] {
  let added = 0

  function waitingFor(request: FakeRequest): FakeAnswer {
    const { userId } = request.caller
    const queries = store.records(query.area)
    const mine = queries.filter(
      ({ assigneeId, status }) =>
        assigneeId === userId && WAITING_STATUSES.some((each) => each === status),
    )
    const unread = queries.filter(({ status }) => status === 'New')
    return { status: 200, body: { new: counted(unread), mine: counted(mine) } }
  }

  function add(request: FakeRequest): FakeAnswer {
    return repeats.once(request, () => {
      const { text } = acceptBody(addNote, request.body)
      const stored = store.load(query, request.id).record
      const notes = notesOf(stored)
      const refusal = refuseNote(notes.length)
      if (refusal) throw refusal
      const { userId: authorId, name: authorName } = request.caller
      added += 1
      const id = `019d0000-0000-7000-8000-${String(added).padStart(12, '0')}`
      const note = { id, authorId, authorName, createdAt: FIXTURE_NOW.toISOString() }
      store.amend(query, request.id, { notes: [...notes, { ...note, text }] })
      return { status: 201, body: note }
    })
  }

  return [
    [listAssignees, () => ({ status: 200, body: { assignees: assigneesIn(store) } })],
    [readWaiting, waitingFor],
    [
      listNotes,
      ({ id }) => ({ status: 200, body: { notes: notesOf(store.load(query, id).record) } }),
    ],
    [addNote, add],
  ]
}

// The records of a story may have notes, which no other call returns.
function notesOf({ notes = [] }: FakeRecord): QueryNote[] {
  return notes as QueryNote[]
}

function counted(queries: readonly FakeRecord[]) {
  const received = queries.map(({ createdAt }) => createdAt).toSorted()
  return { count: queries.length, oldest: received[0] ?? null }
}

function assigneesIn(store: FakeStore): Assignee[] {
  const taken = new Set(store.records(query.area).map(({ assigneeId }) => assigneeId))
  return store
    .records('users')
    .map((user) => ({
      id: String(user['id']),
      name: `${String(user['firstName'])} ${String(user['lastName'])}`,
      canTake: canTake(candidateOf(store, user)),
    }))
    .filter((each) => each.canTake || taken.has(each.id))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

function candidateOf(store: FakeStore, { account, roleId }: FakeRecord): Candidate {
  const role = store.records('roles').find(({ id }) => id === roleId)
  return { account: String(account), ...holderOf(role) }
}
