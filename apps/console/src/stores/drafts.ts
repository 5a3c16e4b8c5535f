import { local } from './browserStorage'

/** What was typed into a form, by the names of its fields. */
export type DraftValues = Record<string, unknown>

interface Draft {
  userId: string
  key: string
  /** Milliseconds since 1970. */
  keptAt: number
  values: DraftValues
}

const STORED_AS = 'drafts'
const WEEK = 7 * 24 * 60 * 60 * 1000
const MOST = 20

/**
 * Keeps what a person typed into an open form ('testimonials/new') past the end of the session.
 * Fields named in `leaveOut`, a password for one, are not kept. Answers whether anything is.
 */
export function keepDraft(
  userId: string,
  key: string,
  values: DraftValues,
  leaveOut: readonly string[] = [],
): boolean {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([field]) => !leaveOut.includes(field)),
  )
  const isSomething = Object.keys(kept).length > 0
  if (isSomething) {
    store([{ userId, key, keptAt: Date.now(), values: kept }, ...others(userId, key)])
  } else dropDraft(userId, key)
  return isSomething
}

/** What this person typed into this form in the last seven days and did not save. */
export function draftOf(userId: string, key: string): DraftValues | undefined {
  return drafts().find((draft) => draft.userId === userId && draft.key === key)?.values
}

/** Forgets a draft: it was saved, or its owner does not want it. */
export function dropDraft(userId: string, key: string): void {
  store(others(userId, key))
}

function others(userId: string, key: string): Draft[] {
  return drafts().filter((draft) => draft.userId !== userId || draft.key !== key)
}

function store(newestFirst: Draft[]): void {
  if (newestFirst.length === 0) local.remove(STORED_AS)
  else local.write(STORED_AS, JSON.stringify(newestFirst.slice(0, MOST)))
}

function drafts(): Draft[] {
  const stored = parsed(local.read(STORED_AS))
  const oldest = Date.now() - WEEK
  return Array.isArray(stored)
    ? stored.filter(isDraft).filter((draft) => draft.keptAt > oldest)
    : []
}

// Anything may stand in the storage: an older version of this page, or its owner, wrote there.
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
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  )
}
