import { expect, waitFor } from 'storybook/test'

import { clippingAncestor } from './clippingAncestor'

/** Waits until the screen is at rest and loses nothing: no word and no control is cut or outside of the window. */
export async function expectNothingClipped(): Promise<void> {
  await document.fonts.ready
  await waitFor(() => expect(lost()).toEqual([]))
}

function lost(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const controls = document.querySelectorAll('a, button, input, textarea')
  return [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide`] : []),
    ...wordsIn(document.body).flatMap(({ range, parent }) => {
      const cutters = Array.from(range.getClientRects(), (place) => clippingAncestor(place, parent))
      const cutter = cutters.find((each) => each !== undefined)
      return cutter && !isExcerpt(cutter) ? [`Cut: “${range.toString().trim()}”`] : []
    }),
    ...Array.from(controls)
      .filter(isSeen)
      .filter((control) => clippingAncestor(control.getBoundingClientRect(), control.parentElement))
      .map((control) => `Cut: ${control.outerHTML.slice(0, 120)}`),
  ]
}

/** Every piece of text that is drawn. */
function wordsIn(root: Element) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: { range: Range; parent: Element }[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const parent = currentNode.parentElement
    if (!parent || !currentNode.textContent?.trim() || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    found.push({ range, parent })
  }
  return found
}

function isSeen(element: Element): boolean {
  const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return isDrawn && !isOnlyHeard(element)
}

/** Whether it is there for screen readers alone, as what `visuallyHidden` clips is. */
function isOnlyHeard(element: Element | null): boolean {
  if (!element) return false
  return getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement)
}

/** Whether it is the beginning of sentences that end with three dots, and that can be read to their end somewhere. */
function isExcerpt(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  const text = element.textContent
  const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  if (!hasDots || text.length < 60 || !beginsInSight(element)) return false
  const fields = document.querySelectorAll('textarea')
  return (
    element.closest('a') !== null ||
    Boolean(element.closest('tbody tr')?.querySelector('a')) ||
    Array.from(fields).some(({ value }) => value === text)
  )
}

function beginsInSight(element: Element): boolean {
  const [first] = wordsIn(element)
  if (!first) return false
  const { startContainer } = first.range
  first.range.setEnd(startContainer, 1)
  return clippingAncestor(first.range.getBoundingClientRect(), first.parent) === undefined
}
