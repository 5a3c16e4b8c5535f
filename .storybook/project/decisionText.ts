/** The title of a decision: its first line without the `#`. */
export function titleOf(markdown: string): string {
  return (markdown.split('\n')[0] ?? '').replace(/^#\s*/, '')
}

/** The text below the title, with each link replaced by its text. The links point to files of the repository. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/^#[^\n]*\n/, '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}
