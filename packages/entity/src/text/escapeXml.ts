/** A text for an element or an attribute of XML or HTML, without the characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(NOT_ALLOWED, '')
}

// Control characters, halves of characters, and two that mean nothing.
const NOT_ALLOWED = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
