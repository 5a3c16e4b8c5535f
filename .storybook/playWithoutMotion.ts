import type { StoryContext } from '@storybook/react-vite'

/**
 * Play functions run without motion, also in a browser whose owner has not asked for less of it: an expectation would otherwise
 * meet a dialog while it fades in. What a dialog does with `prefers-reduced-motion` is done here with an attribute, only while a
 * story plays, so that a person sees the motion afterwards. The progress bar of a toast is its timer and keeps running.
 */
const STYLE = `
html[data-playing] *:not(.Toastify__progress-bar),
html[data-playing] *::before,
html[data-playing] *::after {
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0s !important;
  scroll-behavior: auto !important;
}
html[data-playing] :is([data-entering], [data-exiting]) {
  opacity: 1 !important;
  translate: none !important;
}`

/** Adds the style. Call it once. */
export function providePlayingStyle(): void {
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
}

/** Ends motion before a story plays. The returned function lets it run again, should the play function fail. */
export function endMotion(context: StoryContext): (() => void) | undefined {
  const plays = Reflect.get(context, 'playFunction') !== undefined
  if (!plays || context.viewMode === 'docs') return undefined
  document.documentElement.dataset['playing'] = ''
  return resumeMotion
}

/** Lets motion run after a story has played. */
export function resumeMotion(): void {
  delete document.documentElement.dataset['playing']
}
