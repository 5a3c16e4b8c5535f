/** The x coordinate of the end of an element's text, in pixels. */
export function textEnd(element: HTMLElement | undefined): number {
  const words = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  range.selectNodeContents(words.nextNode() ?? document.body)
  return range.getBoundingClientRect().right
}
