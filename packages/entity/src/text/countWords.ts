/** The number of words in a text: the runs of characters between Unicode white space; 0 for an empty text. */
export function countWords(text: string): number {
  return text.match(/\P{White_Space}+/gu)?.length ?? 0
}
