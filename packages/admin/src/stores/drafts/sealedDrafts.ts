import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'

import { deleteDraft, findDraft, replaceDraft, type Draft, type DraftOwner } from './drafts'

/** Form values by field name. */
export type DraftValues = Record<string, unknown>

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
  return replaceDraft({ ...draft, sealed: seal(owner, draft, kept) })
}

/** The draft of a user for a form from the last seven days. */
export function readDraft(owner: DraftOwner, key: string): DraftValues | undefined {
  const draft = findDraft(owner, key)
  return draft && unseal(owner, draft)
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
