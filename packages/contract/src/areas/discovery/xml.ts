/** A piece of XML. */
export type Xml = string & { readonly isXml: true }

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'

/** An XML file with this element. */
export function xmlFile(root: Xml): string {
  return DECLARATION + root + '\n'
}

/** An element with a text or with other elements in it. */
export function element(
  name: string,
  content: string | readonly Xml[] = [],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = typeof content === 'string' ? escaped(content) : content.join('')
  // The only place where XML is made.
  return `<${name}${pairs.join('')}>${inside}</${name}>` as Xml
}

/** A text for an element or an attribute, without the characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(NOT_ALLOWED, '')
}

// Control characters, halves of characters, and two that mean nothing.
const NOT_ALLOWED = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
