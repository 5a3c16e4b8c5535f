/** The title of a decision, which is its first line. */
export function titleOf(words: string): string {
  return (words.split('\n')[0] ?? '').replace(/^#\s*/, '')
}

/** The text below its title, with the words of its links alone: where they lead is a file of the repository. */
export function withoutLinks(words: string): string {
  return words.replace(/^#[^\n]*\n/, '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}
