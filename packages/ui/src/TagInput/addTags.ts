/** The result of adding typed or pasted text as tags. */
export interface AddedTags {
  /** All tags after the addition. */
  tags: string[]
  added: string[]
  /** The tags that existed already, in their stored spelling. */
  repeated: string[]
}

const SEPARATOR = /[,;\r\n]/

/** Whether a text holds several tags, separated by commas, semicolons or line breaks. */
export function isList(text: string): boolean {
  return SEPARATOR.test(text)
}

/** Adds the tags in a text: trimmed and without duplicates, ignoring case. */
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
