import { bulkMessages, openUndos, Problem, type Done, type UndoBlock } from '@staff/contract'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import type { Action, Former } from './fakeBulkOptions'
import type { FakeSessionCalls } from './session/fakeSession'

interface StoredUndo {
  block: UndoBlock
  userId: string
  /** Undefined after the undo. */
  former: Former[] | undefined
}

/** What undoes the actions on many records of one area. The clock of a story stands still, so none expires. */
export function fakeUndos(session: Pick<FakeSessionCalls, 'personOf'>) {
  const stored = new Map<string, StoredUndo>()

  function load(id: string): StoredUndo {
    const found = stored.get(id)
    if (!found) throw new Problem(410, bulkMessages.undoGone)
    return found
  }

  function openTo(request: FakeRequest) {
    const { userId } = session.personOf(request)
    const own = [...stored.values()].filter((each) => each.userId === userId && each.former)
    return openUndos(own.toReversed().map(({ block }) => block))
  }

  return {
    /** Stores what undoes an action. Returns its id. */
    store(request: FakeRequest, { action, continues }: Action, former: Former[]): string {
      const id = crypto.randomUUID()
      const about = { done: doneBy(action), count: former.length, at: new Date().toISOString() }
      const block = { id, firstId: continues ?? id, requestId: null, ...about }
      stored.set(id, { block, userId: session.personOf(request).userId, former })
      return id
    },
    /** Takes what undoes an action. Throws a 410 if it is gone. */
    take(id: string): Former[] {
      const { former, ...undone } = load(id)
      if (!former) throw new Problem(410, bulkMessages.undoGone)
      stored.set(id, { ...undone, former: undefined })
      return former
    },
    doneBy: (id: string): Done => load(id).block.done,
    list: (request: FakeRequest): FakeAnswer => ({
      status: 200,
      body: { undos: openTo(request) },
    }),
    areOpenTo: (request: FakeRequest) => openTo(request).length > 0,
  }
}

function doneBy(action: Action['action']): Done {
  if (action === 'delete') return 'deleted'
  return action === 'restore' ? 'restored' : 'changed'
}
