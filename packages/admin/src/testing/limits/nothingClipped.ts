import { expect, waitFor } from 'storybook/test'

import { clippingAncestor } from './clippingAncestor'

/** Waits until no text and no control is clipped or outside the window. */
export async function expectNothingClipped(): Promise<void> {
  await document.fonts.ready
  await waitFor(() => expect(clipped()).toEqual([]))
}

function clipped(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const controls = document.querySelectorAll('a, button, input, textarea')
  return [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide`] : []),
    ...visibleText(document.body).flatMap(({ range, parent }) => {
      const ancestors = Array.from(range.getClientRects(), (bounds) =>
        clippingAncestor(bounds, parent),
      )
      const clipping = ancestors.find((each) => each !== undefined)
      return clipping && !isExcerpt(clipping) ? [`Clipped: “${range.toString().trim()}”`] : []
    }),
    ...Array.from(controls)
      .filter(isVisible)
      .filter((control) => clippingAncestor(control.getBoundingClientRect(), control.parentElement))
      .map((control) => `Clipped: ${control.outerHTML.slice(0, 120)}`),
  ]
}

/** All visible text nodes. */
function visibleText(root: Element) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: { range: Range; parent: Element }[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    const parent = currentNode.parentElement
    if (!parent || !currentNode.textContent?.trim() || !isVisible(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    found.push({ range, parent })
  }
  return found
}

function isVisible(element: Element): boolean {
  const isRendered = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return isRendered && !isVisuallyHidden(element)
}

/** Whether an element is only for screen readers, as `visuallyHidden` clips it. */
function isVisuallyHidden(element: Element | null): boolean {
  if (!element) return false
  return (
    getComputedStyle(element).clipPath === 'inset(50%)' || isVisuallyHidden(element.parentElement)
  )
}

/** Whether an element is an excerpt with an ellipsis whose full text is available elsewhere. */
function isExcerpt(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  const text = element.textContent
  const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  if (!hasEllipsis || text.length < 60 || !startsVisible(element)) return false
  const fields = document.querySelectorAll('textarea')
  return (
    element.closest('a') !== null ||
    Boolean(element.closest('tbody tr')?.querySelector('a')) ||
    Array.from(fields).some(({ value }) => value === text)
  )
}

function startsVisible(element: Element): boolean {
  const [first] = visibleText(element)
  if (!first) return false
  const { startContainer } = first.range
  first.range.setEnd(startContainer, 1)
  return clippingAncestor(first.range.getBoundingClientRect(), first.parent) === undefined
}
