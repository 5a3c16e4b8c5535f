/** What became of a text that was typed or pasted as tags. */
export interface AddedTags {
  /** All tags afterwards. */
  tags: string[]
  added: string[]
  /** The tags that were there before, as they are written there. */
  repeated: string[]
}

const SEPARATOR = /[,;\r\n]/

/** Whether a text holds more than one tag: commas, semicolons and line breaks part them. */
export function isList(text: string): boolean {
  return SEPARATOR.test(text)
}

/** Adds the tags in a text to others: trimmed, and none twice, whatever its capitals. */
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
