/** The result of adding a typed or pasted text. */
export interface AddedTags {
  /** All tags afterwards. */
  tags: string[]
  added: string[]
  /** The tags that were in the list already, as the list spells them. */
  repeated: string[]
}

const SEPARATOR = /[,;\r\n]/

/** Whether a text contains a separator: a comma, a semicolon or a line break. */
export function isList(text: string): boolean {
  return SEPARATOR.test(text)
}

/** Adds the tags of a text: trimmed, without duplicates, case-insensitive. */
export function addTags(tags: string[], text: string): AddedTags {
  const outcome: AddedTags = { tags: [...tags], added: [], repeated: [] }
  for (const piece of text.split(SEPARATOR)) {
    const tag = piece.trim().replaceAll(/\s+/g, ' ')
    const existing = outcome.tags.find((other) => other.toLowerCase() === tag.toLowerCase())
    if (existing !== undefined) outcome.repeated.push(existing)
    else if (tag) {
      outcome.tags.push(tag)
      outcome.added.push(tag)
    }
  }
  return outcome
}
