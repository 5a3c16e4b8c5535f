import { isCommon } from './isCommon'

/** Whose password it is to be. */
export interface Owner {
  /** First and last name. */
  name: string
  email: string
}

/**
 * Why a password that keeps the rules of its form is refused all the same, as the end of a sentence about it; undefined
 * where it may be used.
 */
export function passwordProblem(password: string, owner: Owner): string | undefined {
  if (isCommon(password)) return 'is one of the most common ones. Choose another'
  if (tellsOf(password, owner)) return 'must not contain your name or email'
  return undefined
}

function tellsOf(password: string, { name, email }: Owner): boolean {
  const typed = comparable(password)
  return [...partsOf(name), ...partsOfEmail(email)].some((part) => typed.includes(part))
}

function partsOfEmail(email: string): string[] {
  const [account = '', domain = ''] = comparable(email).split('@')
  // Of www.example.co.uk the word is example.
  const [word = ''] = domain
    .split('.')
    .slice(0, -1)
    .toSorted((one, other) => other.length - one.length)
  return [account, ...partsOf(account), word].filter(isLong)
}

function partsOf(text: string): string[] {
  return comparable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(isLong)
}

// Two letters are in most passwords by chance.
function isLong(part: string): boolean {
  return Array.from(part).length >= 3
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}
