import type { FirstCalls, Heading } from './firstCalls'
import { isFor, mayAdd, opensPath, screenAt, storedSession } from './storedSession'

/**
 * Fits the frame that a page contains, as `renderFrame` renders it, to the address and to the session of this tab: the links that the
 * role opens, the current one, and the heading. Without a session, and outside the dashboard, there is no frame. A page runs it before its
 * first paint.
 */
export function fitFrame(frame: Element, calls: FirstCalls): void {
  const session = storedSession()
  if (!session || !location.pathname.includes('/dashboard')) return frame.remove()
  const { path, id } = screenAt(location.pathname)
  const area = path.replace(/\/create$/, '')
  for (const link of frame.querySelectorAll('nav a')) {
    const { path: target } = screenAt(link.getAttribute('href') ?? '')
    const call = calls[target]
    const isOpen = call ? isFor(call, session) : opensPath(session, target)
    if (!isOpen) link.closest('li')?.remove()
    if (target === area) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  for (const group of frame.querySelectorAll('section'))
    if (!group.querySelector('a')) group.remove()
  const call = id ? undefined : calls[path]
  if (call?.heading) fillHead(frame, call.heading)
  // Only lists use all of a wide window.
  else partOf(frame, 'page')?.setAttribute('data-width', 'text')
  if (!call?.heading?.adds || !mayAdd(call, session)) partOf(frame, 'actions')?.remove()
}

function fillHead(frame: Element, { title, intro, adds }: Heading) {
  partOf(frame, 'title')?.replaceChildren(title)
  if (intro) partOf(frame, 'intro')?.replaceChildren(intro)
  if (adds) partOf(frame, 'adds')?.replaceChildren(` ${adds}`)
}

const PARTS = {
  page: '[data-width]',
  title: 'h1',
  intro: '[data-part="intro"]',
  adds: '[data-part="adds"]',
  actions: ':has(> a [data-part="adds"])',
}

function partOf(frame: Element, part: keyof typeof PARTS): Element | null {
  return frame.querySelector(PARTS[part])
}
