import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'

import { local } from './browserStorage'

/** What was typed into a form, by the names of its fields. */
export type DraftValues = Record<string, unknown>

/** Whose drafts: the person, and the key that the server gives only to them (64 hex digits; '' keeps no drafts). */
export interface DraftOwner {
  userId: string
  draftKey: string
}

interface Draft {
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
const NONCE_BYTES = 24

/**
 * Keeps what a person typed into an open form ('testimonials/new') past the end of the session. On the device it is
 * encrypted: only its owner's next login brings the key back. Fields named in `omitted`, a password for one, are not
 * kept. Answers whether anything is.
 */
export function saveDraft(
  owner: DraftOwner,
  key: string,
  values: DraftValues,
  omitted: readonly string[] = [],
): boolean {
  const kept = Object.fromEntries(
    Object.entries(values).filter(([field]) => !omitted.includes(field)),
  )
  if (Object.keys(kept).length === 0 || !owner.draftKey) {
    deleteDraft(owner, key)
    return false
  }
  const draft = { userId: owner.userId, key, keptAt: Date.now() }
  return store([{ ...draft, sealed: seal(owner, draft, kept) }, ...others(owner, key)])
}

/** What this person typed into this form in the last seven days and did not save. */
export function readDraft(owner: DraftOwner, key: string): DraftValues | undefined {
  const draft = drafts().find((each) => each.userId === owner.userId && each.key === key)
  return draft && unseal(owner, draft)
}

/** Forgets a draft: it was saved, or its owner does not want it. */
export function deleteDraft(owner: DraftOwner, key: string): void {
  store(others(owner, key))
}

/** How many forms this person has typed into without saving. */
export function countDrafts({ userId }: DraftOwner): number {
  return drafts().filter((draft) => draft.userId === userId).length
}

/** Forgets all drafts of a person, who has logged out. */
export function deleteAllDrafts({ userId }: DraftOwner): void {
  store(drafts().filter((draft) => draft.userId !== userId))
}

function others({ userId }: DraftOwner, key: string): Draft[] {
  return drafts().filter((draft) => draft.userId !== userId || draft.key !== key)
}

// The cipher is a library, as the browser's own is missing where the console is served over plain HTTP.
function seal(owner: DraftOwner, place: Omit<Draft, 'sealed'>, values: DraftValues): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const text = utf8ToBytes(JSON.stringify(values))
  return bytesToHex(nonce) + bytesToHex(cipherOf(owner, place, nonce).encrypt(text))
}

/** The values of a draft; undefined where the key is another's or somebody has changed the text. */
function unseal(owner: DraftOwner, draft: Draft): DraftValues | undefined {
  try {
    const bytes = hexToBytes(draft.sealed)
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const text = cipherOf(owner, draft, nonce).decrypt(bytes.subarray(NONCE_BYTES))
    const values: unknown = JSON.parse(bytesToUtf8(text))
    return typeof values === 'object' && values !== null ? { ...values } : undefined
  } catch {
    return undefined
  }
}

// A draft that is moved to another form or person does not open there.
function cipherOf(owner: DraftOwner, { userId, key }: Omit<Draft, 'sealed'>, nonce: Uint8Array) {
  return xchacha20poly1305(hexToBytes(owner.draftKey), nonce, utf8ToBytes(`${userId} ${key}`))
}

/** Whether the browser kept them. */
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
    'sealed' in value &&
    typeof value.sealed === 'string'
  )
}
