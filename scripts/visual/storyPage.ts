import type { Page } from 'playwright'

const PATIENCE_MS = 60_000
// A toast closes when its animation has run, so its clock stands still from the start.
const STYLE = `
  * { caret-color: transparent !important; }
  .Toastify__progress-bar { animation-play-state: paused !important; }
  [data-pictured] *, [data-pictured] *::before, [data-pictured] *::after {
    animation: none !important;
    transition: none !important;
  }
`

interface Channel {
  on(event: string, listener: (news: News) => void): void
  off(event: string, listener: (news: News) => void): void
  emit(event: string, wish: object): void
}

interface News {
  storyId?: string
  status?: string
  message?: string
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

/** Opens the part of a built Storybook that shows one story after the other, without the accessibility checks. */
export async function openStories(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(leaveOutAxe)
  await page.addStyleTag({ content: STYLE })
}

/** Runs in the page. An address without a story brings no globals, so Storybook is told when it has read its list. */
async function leaveOutAxe(): Promise<void> {
  // Storybook's own names.
  /* oxlint-disable no-underscore-dangle */
  await window.__STORYBOOK_PREVIEW__.ready()
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  /* oxlint-enable no-underscore-dangle */
}

/** Shows a story and plays it to its end. Throws what went wrong in it. */
export async function showStory(page: Page, id: string): Promise<void> {
  const outcome = await Promise.race([page.evaluate(playInPage, id), giveUp()])
  if (outcome !== 'success') throw new Error(outcome)
}

/** Runs in the page: asks Storybook for a story and tells how it ended. */
function playInPage(id: string): Promise<string> {
  // Storybook's own name for it.
  // oxlint-disable-next-line no-underscore-dangle
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const ends = [
    'storyFinished',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'playFunctionThrewException',
  ]
  return new Promise((resolve) => {
    function hear({ storyId, status, message }: News) {
      // The story before may still have a word to say.
      if (storyId !== undefined && storyId !== id) return
      for (const event of ends) channel.off(event, hear)
      resolve(message ?? status ?? 'Storybook does not know this story')
    }
    for (const event of ends) channel.on(event, hear)
    delete document.documentElement.dataset['pictured']
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

function giveUp(): Promise<string> {
  const words = `It did not end within ${PATIENCE_MS / 1000} seconds.`
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, words).unref())
}
