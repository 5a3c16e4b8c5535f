import type { MouseEvent } from 'react'

/** Shows the whole text of a cell as its tooltip while the mouse is over it, if the cell cuts the text. */
export function titleCutText({ target }: MouseEvent): void {
  const value = target instanceof Element && target.closest<HTMLElement>('[data-value]')
  if (!value) return
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = value
  if (scrollHeight > clientHeight || scrollWidth > clientWidth)
    value.title = value.textContent.trim()
  else value.removeAttribute('title')
}
