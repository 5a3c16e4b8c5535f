import { escapeXml } from '@staff/entity'

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
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof content === 'string' ? escapeXml(content) : content.join('')
  // The only place where XML is made.
  return `<${name}${pairs.join('')}>${inside}</${name}>` as Xml
}
