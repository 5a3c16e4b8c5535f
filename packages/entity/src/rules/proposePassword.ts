import { passwordRules } from './password'

/** Letters and digits that nobody confuses when they are read aloud or written down. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A random password that meets the rules: four groups of four characters, 93 bits. */
export function proposePassword(): string {
  for (;;) {
    const groups = Array.from({ length: GROUPS }, group)
    const password = groups.join('-')
    if (passwordRules.every(({ isMet }) => isMet(password))) return password
  }
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, character).join('')
}

/** Each character is as likely as any other: a byte has four times the 64 places, and places without a character are drawn again. */
function character(): string {
  const bytes = new Uint8Array(1)
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(bytes)
    const found = CHARACTERS[byte % 64]
    if (found !== undefined) return found
  }
}
