/** An element of XML. Names have no prefix; attributes have theirs. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

/** A text that is no XML. */
export class XmlError extends Error {
  override name = 'XmlError'
}

/**
 * Parses XML in linear time. The security policy of the console forbids the parser of the browser. Without document types, so that no
 * entity can grow.
 */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    const text = xml.slice(at, start === -1 ? undefined : start)
    if (text !== '') open.at(-1)?.children.push(unescaped(text))
    if (start === -1) break
    at = readMarkup(xml, start, open)
  }
  if (open.length !== 1) throw new XmlError('An element is open at the end')
  return root
}

/** Reads what begins with `<`, and returns where it ends. */
function readMarkup(xml: string, start: number, open: XmlElement[]): number {
  if (xml.startsWith('<!--', start)) return endOf(xml, '-->', start)
  if (xml.startsWith('<?', start)) return endOf(xml, '?>', start)
  if (xml.startsWith('<![CDATA[', start)) {
    const end = endOf(xml, ']]>', start)
    open.at(-1)?.children.push(xml.slice(start + '<![CDATA['.length, end - ']]>'.length))
    return end
  }
  if (xml.startsWith('<!', start)) throw new XmlError('A document type is not allowed')
  const end = endOf(xml, '>', start)
  const tag = xml.slice(start + 1, end - 1)
  if (tag.startsWith('/')) {
    const closed = open.pop()
    if (open.length === 0 || closed?.name !== localName(tag.slice(1).trim()))
      throw new XmlError('An element is closed that is not open')
    return end
  }
  const isEmpty = tag.endsWith('/')
  const element = readTag(isEmpty ? tag.slice(0, -1) : tag)
  open.at(-1)?.children.push(element)
  if (!isEmpty) open.push(element)
  return end
}

/** Each follows the one before, so that a text without any is searched once. */
const ATTRIBUTE = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy

function readTag(tag: string): XmlElement {
  const [name = ''] = tag.split(/\s/, 1)
  const attributes = Array.from(
    tag.slice(name.length).matchAll(ATTRIBUTE),
    ([, key = '', double, single = '']) => [key, unescaped(double ?? single)] as const,
  )
  return { name: localName(name), attributes: Object.fromEntries(attributes), children: [] }
}

function endOf(xml: string, sign: string, start: number): number {
  const end = xml.indexOf(sign, start)
  if (end === -1) throw new XmlError('The text ends too early')
  return end + sign.length
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(\w{1,4}));/g,
    (all, decimal, hex, name) => {
      if (name !== undefined) return NAMED[String(name)] ?? all
      const point = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal)
      return point <= 0x10ffff ? String.fromCodePoint(point) : all
    },
  )
}
