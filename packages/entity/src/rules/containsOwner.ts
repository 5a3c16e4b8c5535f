/** The person whose password it is. */
export interface Owner {
  /** First and last name. */
  name: string
  email: string
}

/** Whether a password contains its owner's name or email, or a part of at least three characters. */
export function containsOwner(password: string, { name, email }: Owner): boolean {
  const typed = comparable(password)
  return [...partsOf(name), ...partsOfEmail(email)].some((part) => typed.includes(part))
}

function partsOfEmail(email: string): string[] {
  const [account = '', domain = ''] = comparable(email).split('@')
  // The longest label of the domain without its last one: `example` of www.example.co.uk.
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

// Two letters occur in most passwords by chance.
function isLong(part: string): boolean {
  return Array.from(part).length >= 3
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}
