import { expect, screen, userEvent, waitFor } from 'storybook/test'

import type { Override } from '../../../../testing/fakeApi/answers'
import type { FakeAnswer } from '../../../../testing/fakeApi/fakeAnswer'

/** The address of a page of a website. It shows the title that is typed, if it follows typing. */
export function livePage({ follows }: { follows: boolean }): string {
  const script = `
    addEventListener('message', ({ data }) => {
      document.querySelector('h1').textContent = data.values.title
    })
    parent.postMessage({ type: 'preview-ready' }, location.origin)`
  const html = `<!doctype html><html lang="en"><title>Website</title>
    <main><h1>As it is saved</h1></main>
    ${follows ? `<script>${script}</script>` : ''}`
  const page = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  return `${page}#token={token}&area={area}&id={id}`
}

/** The preview link for the page gets this answer. */
export function answeringLink(answer: FakeAnswer): Override {
  return () =>
    ({ method, part }) =>
      method === 'POST' && part === 'preview-links' ? answer : undefined
}

interface PlayContext {
  canvas: {
    getByRole: (role: 'button', options: { name: string }) => HTMLElement
  }
}

/** Shows the website beside the form. */
export async function openLivePreview({ canvas }: PlayContext): Promise<void> {
  const buttonNow = () => canvas.getByRole('button', { name: 'Live preview' })
  // The one of the loading screen is another.
  await waitFor(() => expect(buttonNow()).not.toHaveAttribute('aria-busy', 'true'))
  await userEvent.click(buttonNow())
  await expect(buttonNow()).toHaveAttribute('aria-pressed', 'true')
}

/** Waits until the page in the frame has this heading. */
export async function expectOnPage(heading: string): Promise<void> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('The page on the website')
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent(heading))
}
