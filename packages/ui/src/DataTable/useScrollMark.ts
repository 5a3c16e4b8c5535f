import { useEffect, useRef } from 'react'

/** The time in milliseconds without a scroll event after which scrolling has ended. */
const SCROLL_ENDED_AFTER = 150

/**
 * Returns the ref of an element that has `data-scrolling` while the page scrolls. With it, the rows that pass below a
 * resting pointer are not highlighted: each highlight would repaint the page in the middle of scrolling.
 */
export function useScrollMark<E extends HTMLElement>() {
  const element = useRef<E>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    function handleScroll() {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      timer = setTimeout(waitForFrame, SCROLL_ENDED_AFTER)
      element.current?.setAttribute('data-scrolling', '')
    }
    // On a busy page the timer may be due before the next scroll event, which a frame dispatches first.
    function waitForFrame() {
      frame = requestAnimationFrame(() => element.current?.removeAttribute('data-scrolling'))
    }
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', handleScroll, { capture: true })
    }
  }, [])
  return element
}
