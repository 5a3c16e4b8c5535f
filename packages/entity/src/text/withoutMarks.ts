/**
 * A Markdown text without its marks, for counts and excerpts: '**Two** [words](https://example.com)' is 'Two words'. It reads a text once and
 * knows no blocks, so that a form can call it at each key; `renderMarkdown` is the one that decides what a page shows.
 */
export function withoutMarks(markdown: string): string {
  return markdown.replaceAll(
    MARKS,
    (_mark, escaped: string | undefined, linked: string | undefined) =>
      escaped ?? (linked === undefined ? '' : withoutMarks(linked)),
  )
}

// In this order: an escaped character, which stays; a link or a picture, of which the words stay; the marks before a line; the marks around
// words. An underscore within a word is no mark.
const MARKS =
  /\\([!-/:-@[-`{-~])|!?\[([^[\]\n]*)\]\([^()\n]*\)|^[ \t]*(?:(?:#{1,6}|>|[-+*]|\d{1,9}[.)])[ \t]+)+|\*+|~~|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gmu
