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

const MARKS = new RegExp(
  [
    // An escaped character, which stays.
    String.raw`\\([!-/:-@[-\x60{-~])`,
    // A link or a picture, of which the words stay.
    String.raw`!?\[([^[\]\n]*)\]\([^()\n]*\)`,
    // The marks before a line.
    String.raw`^[ \t]*(?:(?:#{1,6}|>|[-+*]|\d{1,9}[.)])[ \t]+)+`,
    // The marks around words. An underscore within a word is none.
    String.raw`\*+|~~|\x60+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])`,
  ].join('|'),
  'gmu',
)
