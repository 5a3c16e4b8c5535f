import type { XmlElement } from './parseXml'

/** The parts of a workbook by their names. */
export type Parts = ReadonlyMap<string, XmlElement>

/** The elements within a part that have this name, whatever prefix they have. */
export function elements(root: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const left = root ? [root] : []
  for (let next = left.pop(); next; next = left.pop()) {
    if (next !== root && next.name === name) found.push(next)
    // The last one is taken first.
    for (const child of next.children.toReversed()) if (typeof child !== 'string') left.push(child)
  }
  return found
}

/** The text of an element with those of the elements in it. */
export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
