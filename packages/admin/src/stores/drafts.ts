import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'

import { local } from './browserStorage'

/** Form values by field name. */
export type DraftValues = Record<string, unknown>

/** The owner of drafts: the user, and the key that the server returns only to them (64 hex digits; '' disables drafts). */
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
 * Stores the values of an open form ('testimonials/new') beyond the end of the session. They are encrypted; the key
 * returns with the owner's next login. Fields in `omitted`, such as a password, are not stored. Returns whether anything
 * was stored.
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

/** The draft of a user for a form from the last seven days. */
export function readDraft(owner: DraftOwner, key: string): DraftValues | undefined {
  const draft = drafts().find((each) => each.userId === owner.userId && each.key === key)
  return draft && unseal(owner, draft)
}

/** Deletes a draft after it was saved or discarded. */
export function deleteDraft(owner: DraftOwner, key: string): void {
  store(others(owner, key))
}

/** The number of drafts of a user. */
export function countDrafts({ userId }: DraftOwner): number {
  return drafts().filter((draft) => draft.userId === userId).length
}

/** Deletes all drafts of a user. */
export function deleteAllDrafts({ userId }: DraftOwner): void {
  store(drafts().filter((draft) => draft.userId !== userId))
}

function others({ userId }: DraftOwner, key: string): Draft[] {
  return drafts().filter((draft) => draft.userId !== userId || draft.key !== key)
}

// The cipher is from a library, because the Web Crypto API is missing over plain HTTP.
function seal(owner: DraftOwner, place: Omit<Draft, 'sealed'>, values: DraftValues): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const text = utf8ToBytes(JSON.stringify(values))
  return bytesToHex(nonce) + bytesToHex(cipherOf(owner, place, nonce).encrypt(text))
}

/** The values of a draft; undefined if the key is wrong or the text was changed. */
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

// The associated data prevents decryption for another form or user.
function cipherOf(owner: DraftOwner, { userId, key }: Omit<Draft, 'sealed'>, nonce: Uint8Array) {
  return xchacha20poly1305(hexToBytes(owner.draftKey), nonce, utf8ToBytes(`${userId} ${key}`))
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
