import { local } from '../browserStorage'
import { dropWaitingDraft, storeWaitingDraft } from './waitingDraft'

/** The owner of drafts: the user, and the key that the server returns only to them (64 hex digits; '' disables drafts). */
export interface DraftOwner {
  userId: string
  draftKey: string
}

/** A stored draft. */
export interface Draft {
  userId: string
  key: string
  /** Milliseconds since 1970. */
  keptAt: number
  /** Nonce and encrypted values, in hex. */
  sealed: string
}

const STORED_AS = 'drafts'
const WEEK = 7 * 24 * 60 * 60 * 1000
const MAX_DRAFTS = 20

/** Deletes a draft after it was saved or discarded. */
export function deleteDraft(owner: DraftOwner, key: string): void {
  dropWaitingDraft(key)
  store(others(owner, key))
}

/** The number of drafts of a user. */
export function countDrafts({ userId }: DraftOwner): number {
  storeWaitingDraft()
  return drafts().filter((draft) => draft.userId === userId).length
}

/** Deletes all drafts of a user. */
export function deleteAllDrafts({ userId }: DraftOwner): void {
  dropWaitingDraft()
  store(drafts().filter((draft) => draft.userId !== userId))
}

/** Stores a draft in place of the form's last one. Returns whether the browser stored it. */
export function replaceDraft(draft: Draft): boolean {
  return store([draft, ...others(draft, draft.key)])
}

/** The stored draft of a user for a form from the last seven days. */
export function findDraft({ userId }: DraftOwner, key: string): Draft | undefined {
  storeWaitingDraft()
  return drafts().find((draft) => draft.userId === userId && draft.key === key)
}

function others({ userId }: Pick<DraftOwner, 'userId'>, key: string): Draft[] {
  return drafts().filter((draft) => draft.userId !== userId || draft.key !== key)
}

/** Returns whether the browser stored the drafts. */
function store(newestFirst: Draft[]): boolean {
  if (newestFirst.length > 0)
    return local.write(STORED_AS, JSON.stringify(newestFirst.slice(0, MAX_DRAFTS)))
  local.remove(STORED_AS)
  return false
}

function drafts(): Draft[] {
  const stored = parsed(local.read(STORED_AS))
  const oldest = Date.now() - WEEK
  return Array.isArray(stored)
    ? stored.filter(isDraft).filter((draft) => draft.keptAt > oldest)
    : []
}

// An older version of the console or the user may have written anything into the storage.
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  return (
    'userId' in value &&
    'key' in value &&
    'keptAt' in value &&
    typeof value.keptAt === 'number' &&
    'sealed' in value &&
    typeof value.sealed === 'string'
  )
}
