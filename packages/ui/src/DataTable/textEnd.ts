/** Where the words of an element end, in pixels. */
export function textEnd(element: HTMLElement | undefined): number {
  const words = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  range.selectNodeContents(words.nextNode() ?? document.body)
  return range.getBoundingClientRect().right
}
