import type { Page } from 'playwright'

const TIMEOUT_MS = 60_000
// A toast closes when its progress animation ends, so that one never runs.
const STYLE = `
  * { caret-color: transparent !important; }
  .Toastify__progress-bar { animation-play-state: paused !important; }
  [data-pictured] *, [data-pictured] *::before, [data-pictured] *::after {
    animation: none !important;
    transition: none !important;
  }
`

interface Channel {
  on(event: string, listener: (message: Message) => void): void
  off(event: string, listener: (message: Message) => void): void
  emit(event: string, payload: object): void
}

interface Message {
  storyId?: string
  status?: string
  message?: string
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

/** Opens the preview of a built Storybook, which shows one story after another, without accessibility checks. */
export async function openStories(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(skipAxe)
  await page.addStyleTag({ content: STYLE })
}

/** Runs in the page. Storybook ignores globals in a URL without a story, so they are set once its index is loaded. */
async function skipAxe(): Promise<void> {
  // Storybook's names.
  /* oxlint-disable no-underscore-dangle */
  await window.__STORYBOOK_PREVIEW__.ready()
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  /* oxlint-enable no-underscore-dangle */
}

/** Shows a story and plays it to its end. Throws the story's error if it fails. */
export async function showStory(page: Page, id: string): Promise<void> {
  const outcome = await Promise.race([page.evaluate(playInPage, id), timeOut()])
  if (outcome !== 'success') throw new Error(outcome)
}

/** Runs in the page: asks Storybook for a story and returns how it ended. */
function playInPage(id: string): Promise<string> {
  // Storybook's name.
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
    function handle({ storyId, status, message }: Message) {
      // The previous story may still send messages.
      if (storyId !== undefined && storyId !== id) return
      for (const event of ends) channel.off(event, handle)
      resolve(message ?? status ?? 'Storybook does not know this story')
    }
    for (const event of ends) channel.on(event, handle)
    delete document.documentElement.dataset['pictured']
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

function timeOut(): Promise<string> {
  const reason = `The story did not end within ${TIMEOUT_MS / 1000} seconds.`
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, reason).unref())
}
