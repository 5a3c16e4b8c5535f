import { expect } from 'storybook/test'

/** What is written from left to right everywhere: addresses, phone numbers, and numbers that belong together. */
const LEFT_TO_RIGHT =
  /[\w.+-]+@[\w.-]+\w|https?:\/\/\S+|\+\d[\d ]+\d|\d+(?:[–./]\d+)+|[\da-f]+(?::[\da-f]+){3,}/gi

/** Looks at a page that is read from right to left: addresses and numbers keep their order, signs turn around. */
export async function expectRightToLeft(): Promise<void> {
  await expect(document.documentElement.dir).toBe('rtl')
  await expect(textNodes().flatMap(turnedAround)).toEqual([])
  await expect(dotsAtTheBeginning()).toEqual([])
  const fields = document.querySelectorAll('input:is([type=email], [type=url], [type=tel])')
  for (const field of fields) await expect(getComputedStyle(field).direction).toBe('ltr')
  for (const sign of document.querySelectorAll('[class*="chevron-left"], [class*="chevron-right"]'))
    await expect(getComputedStyle(sign).scale).toBe('-1 1')
}

/** What is cut, is written from left to right, and would have its dots at the left. */
function dotsAtTheBeginning(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('#storybook-root *, [role] *'))
    .filter((element) => {
      const { direction, textOverflow, unicodeBidi, webkitLineClamp } = getComputedStyle(element)
      const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const isLatin = /^\P{L}*\p{Script=Latin}/u.test(element.textContent)
      return hasDots && isLatin && direction === 'rtl' && unicodeBidi !== 'plaintext'
    })
    .map(({ textContent }) => textContent)
}

function textNodes(): Node[] {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (walk.nextNode()) found.push(walk.currentNode)
  return found
}

/** What in a text begins to the right of its end, on one line. */
function turnedAround(node: Node): string[] {
  return Array.from((node.textContent ?? '').matchAll(LEFT_TO_RIGHT)).flatMap((match) => {
    const [first, last] = [match.index, match.index + match[0].length - 1].map((at) =>
      place(node, at),
    )
    const isOnOneLine = first && last && Math.abs(first.top - last.top) < 1
    return isOnOneLine && first.left > last.left ? [match[0]] : []
  })
}

function place(node: Node, at: number): DOMRect | undefined {
  const range = document.createRange()
  range.setStart(node, at)
  range.setEnd(node, at + 1)
  return range.getClientRects()[0]
}
