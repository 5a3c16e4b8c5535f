import { expect } from 'storybook/test'

/** Text that is left-to-right in every language: addresses, phone numbers and number ranges. */
const LEFT_TO_RIGHT =
  /[\w.+-]+@[\w.-]+\w|https?:\/\/\S+|\+\d[\d ]+\d|\d+(?:[–./]\d+)+|[\da-f]+(?::[\da-f]+){3,}/gi

/** Checks a right-to-left page: addresses and numbers keep their order, and arrow icons are mirrored. */
export async function expectRightToLeft(): Promise<void> {
  await expect(document.documentElement.dir).toBe('rtl')
  await expect(textNodes().flatMap(reversedParts)).toEqual([])
  await expect(textWithLeadingEllipsis()).toEqual([])
  const fields = document.querySelectorAll('input:is([type=email], [type=url], [type=tel])')
  for (const field of fields) await expect(getComputedStyle(field).direction).toBe('ltr')
  for (const icon of document.querySelectorAll('[class*="chevron-left"], [class*="chevron-right"]'))
    await expect(getComputedStyle(icon).scale).toBe('-1 1')
}

/** Truncated left-to-right text whose ellipsis would be at the left. */
function textWithLeadingEllipsis(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('#storybook-root *, [role] *'))
    .filter((element) => {
      const { direction, textOverflow, unicodeBidi, webkitLineClamp } = getComputedStyle(element)
      const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const isLatin = /^\P{L}*\p{Script=Latin}/u.test(element.textContent)
      return hasEllipsis && isLatin && direction === 'rtl' && unicodeBidi !== 'plaintext'
    })
    .map(({ textContent }) => textContent)
}

function textNodes(): Node[] {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (walk.nextNode()) found.push(walk.currentNode)
  return found
}

/** The parts of a text that start to the right of their end, on one line. */
function reversedParts(node: Node): string[] {
  return Array.from((node.textContent ?? '').matchAll(LEFT_TO_RIGHT)).flatMap((match) => {
    const [first, last] = [match.index, match.index + match[0].length - 1].map((at) =>
      boundsAt(node, at),
    )
    const isOnOneLine = first && last && Math.abs(first.top - last.top) < 1
    return isOnOneLine && first.left > last.left ? [match[0]] : []
  })
}

function boundsAt(node: Node, at: number): DOMRect | undefined {
  const range = document.createRange()
  range.setStart(node, at)
  range.setEnd(node, at + 1)
  return range.getClientRects()[0]
}
