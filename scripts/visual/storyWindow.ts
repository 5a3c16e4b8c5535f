import type { Page } from 'playwright'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

import type { StoryEntry } from './storyList'

/** The size of a window in pixels. */
export interface WindowSize {
  width: number
  height: number
}

/** The height of a window, unless the story sets a viewport. */
export const HEIGHT = 960

/** The width of a window, unless the story shows a screen or sets a viewport. */
export const WIDE = 1280
const NARROW = 390
const SCREENS = ['Screens', 'Journeys']

type Viewports = Record<string, { styles?: { width: string; height: string } | null }>

interface Prepared {
  parameters: { viewport?: { options?: Viewports } }
  storyGlobals: { viewport?: { value?: string } }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>
      loadStory: (choice: { storyId: string }) => Promise<Prepared>
    }
  }
}

/** The windows in which a story is drawn: its own viewport, else those of its group. */
export async function findWindows(page: Page, { id, title }: StoryEntry): Promise<WindowSize[]> {
  const { name, options } = await page.evaluate(askStory, id)
  const known: Viewports = { ...MINIMAL_VIEWPORTS, ...options }
  const styles = name === undefined ? undefined : known[name]?.styles
  if (styles) return [{ width: parseInt(styles.width), height: parseInt(styles.height) }]
  const [group = ''] = title.split('/')
  const widths = SCREENS.includes(group) ? [WIDE, NARROW] : [WIDE]
  return widths.map((width) => ({ width, height: HEIGHT }))
}

/** Runs in the page. */
async function askStory(
  id: string,
): Promise<{ name: string | undefined; options: Viewports | undefined }> {
  // Storybook's name.
  // oxlint-disable-next-line no-underscore-dangle
  const { parameters, storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id })
  return { name: storyGlobals.viewport?.value, options: parameters.viewport?.options }
}
