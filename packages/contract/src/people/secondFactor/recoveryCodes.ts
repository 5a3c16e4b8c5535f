import { toBase32 } from './totp'

/** How many recovery codes somebody gets. */
export const RECOVERY_CODES = 10

/** Below this number of unused codes, the home screen asks for new ones. */
export const FEW_RECOVERY_CODES = 3

/** How many letters a code has: 120 bits. Below 112, its hash would have to be one for passwords. */
const LENGTH = 24

/** New recovery codes of 120 bits each: `ABCD-EFGH-IJKL-MNOP-QRST-UVWX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    formatCode(toBase32(crypto.getRandomValues(new Uint8Array(15)))),
  )
}

/** What was typed as a code: the six digits of an app, or a recovery code as it is stored. Undefined for anything else. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  // Base32 has no 0, 1 and 8, which people read for O, I and B.
  const letters = code.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B')
  if (letters.length === LENGTH && /^[A-Z2-7]+$/.test(letters))
    return { kind: 'recovery', code: formatCode(letters) }
  return undefined
}

function formatCode(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-')
}
