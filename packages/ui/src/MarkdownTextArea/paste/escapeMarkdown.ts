/** Words in which nothing is a mark of Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*]/g, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replaceAll('~~', String.raw`\~~`)
    .replaceAll(/\](?=\()/g, String.raw`\]`)
    .replaceAll(/<(?=[^\s<>]*[:@][^\s<>]*>)/g, String.raw`\<`)
    .replaceAll(/&(?=#?\w{1,32};)/g, String.raw`\&`)
}

/** Lines that begin with none of the marks of blocks. */
export function escapeLines(text: string): string {
  return text
    .replaceAll(/^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-{2,}$|={1,}$)/gm, String.raw`\$1`)
    .replaceAll(/^\[(?=[^\]\n]+\]:)/gm, String.raw`\[`)
    .replaceAll(/^(\d{1,9})([.)])(?=\s|$)/gm, String.raw`$1\$2`)
}
