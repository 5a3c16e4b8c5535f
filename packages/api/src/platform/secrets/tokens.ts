import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database knows of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
