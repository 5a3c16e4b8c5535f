import {
  fakeRepeats,
  recordsOf,
  type FakeAnswer,
  type FakeCall,
  type FakeChecks,
  type FakeRecord,
  type FakeRequest,
  type FakeServer,
} from '@staff/admin/testing'
import { acceptBody, noSuchRecord } from '@staff/contract'
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

type Tables = FakeServer['tables']

/** What the server checks for queries: only somebody who can open them takes care of one. */
export const queryChecks: FakeChecks = {
  change({ stored, changes }, tables) {
    if (!namesAssignee(stored, changes)) return false
    const user = recordsOf(tables, 'users').find(({ id }) => id === changes['assigneeId'])
    const refusal = refuseAssignee(user && candidateOf(tables, user))
    if (refusal) throw refusal
    return false
  },
}

/** The calls about the work with queries. */
export function fakeQueryWork({ tables, session }: FakeServer): FakeCall[] {
  const repeats = fakeRepeats(session)
  let added = 0

  function waitingFor(request: FakeRequest): FakeAnswer {
    const { userId } = session.personOf(request)
    const queries = recordsOf(tables, query.area)
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
      const stored = load(tables, request.id)
      const notes = notesOf(stored)
      const refusal = refuseNote(notes.length)
      if (refusal) throw refusal
      const { userId: authorId, name: authorName } = session.personOf(request)
      added += 1
      const id = `019d0000-0000-7000-8000-${String(added).padStart(12, '0')}`
      const note = { id, authorId, authorName, createdAt: FIXTURE_NOW.toISOString() }
      Object.assign(stored, { notes: [...notes, { ...note, text }] })
      return { status: 201, body: note }
    })
  }

  return [
    [listAssignees, () => ({ status: 200, body: { assignees: assigneesIn(tables) } })],
    [readWaiting, waitingFor],
    [listNotes, ({ id }) => ({ status: 200, body: { notes: notesOf(load(tables, id)) } })],
    [addNote, add],
  ]
}

function load(tables: Tables, id: string | undefined): FakeRecord {
  const stored = recordsOf(tables, query.area).find((each) => each['id'] === id?.toLowerCase())
  if (!stored) throw noSuchRecord(query)
  return stored
}

// The records of a story may have notes, which no other call returns.
function notesOf({ notes = [] }: FakeRecord): QueryNote[] {
  return notes as QueryNote[]
}

function counted(queries: readonly FakeRecord[]) {
  const received = queries.map(({ createdAt }) => createdAt).toSorted()
  return { count: queries.length, oldest: received[0] ?? null }
}

function assigneesIn(tables: Tables): Assignee[] {
  const taken = new Set(recordsOf(tables, query.area).map(({ assigneeId }) => assigneeId))
  return recordsOf(tables, 'users')
    .map((user) => ({
      id: String(user['id']),
      name: `${String(user['firstName'])} ${String(user['lastName'])}`,
      canTake: canTake(candidateOf(tables, user)),
    }))
    .filter((each) => each.canTake || taken.has(each.id))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

function candidateOf(tables: Tables, { account, roleId }: FakeRecord): Candidate {
  const role = recordsOf(tables, 'roles').find(({ id }) => id === roleId)
  return { account: String(account), roleTypeId: Number(role?.['roleTypeId']) }
}
