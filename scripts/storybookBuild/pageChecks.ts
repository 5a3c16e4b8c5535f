import type { Frame, FrameLocator, Page } from 'playwright'

/** A page of the built Storybook and what it must show. */
export interface PageCheck {
  name: string
  /** The part of the URL after the Storybook's own path. */
  address: string
  /** Throws if something is missing. */
  check: (page: Page) => Promise<void>
}

const MESSAGE = 'Description should not exceed 43 words (currently 47 words)'

/** One page of each kind. */
export const pageChecks: readonly PageCheck[] = [
  {
    name: 'Welcome leads to a state of a form',
    address: '?path=/docs/welcome--docs',
    check: async (page) => {
      await preview(page).getByRole('link', { name: 'The testimonial form with 47 words' }).click()
      await findText(preview(page), MESSAGE)
    },
  },
  {
    name: 'Welcome sets the toolbar',
    address: '?path=/docs/welcome--docs',
    check: async (page) => {
      await preview(page).getByRole('link', { name: 'The tag input in dark' }).click()
      await preview(page).locator('html[data-theme="dark"][dir="rtl"] input').first().waitFor()
    },
  },
  {
    name: 'The sidebar finds a message',
    address: '?path=/docs/welcome--docs',
    check: async (page) => {
      await preview(page).getByRole('heading', { name: 'Staff console' }).waitFor()
      await page.locator('#storybook-explorer-searchfield').fill('currently')
      await page.getByRole('option', { name: /currently 47 words/ }).waitFor()
      await page
        .getByRole('option', { name: /currently \d+ words/ })
        .nth(1)
        .waitFor()
    },
  },
  {
    name: 'A page of the foundations, in our typeface',
    address: 'iframe.html?viewMode=docs&id=foundations-colour--docs',
    check: async (page) => {
      await page.getByText('The green of Add', { exact: false }).first().waitFor()
      const isOurs = await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))
      if (!isOurs) throw new Error('The typeface is not loaded')
    },
  },
  {
    name: 'A form with its picture',
    address: 'iframe.html?viewMode=story&id=forms-testimonial--filled',
    check: (page) => waitForPictures(page.mainFrame(), 1),
  },
  {
    name: 'A screen with its pictures',
    address: 'iframe.html?viewMode=story&id=screens-areas-teams--list',
    check: (page) => waitForPictures(page.mainFrame(), 5),
  },
  {
    name: 'What staff see in the UK',
    address:
      'iframe.html?viewMode=story&id=screens-areas-teams--list&globals=reader:staff;region:UK',
    check: (page) => findText(page, 'You do not have permission to view this page.'),
  },
  {
    name: 'A list on the failing network',
    address: 'iframe.html?viewMode=story&id=screens-areas-blogs--list&globals=network:failing',
    check: (page) => findText(page, 'The blog posts could not be loaded'),
  },
  {
    name: 'Both themes side by side',
    address:
      'iframe.html?viewMode=story&id=screens-areas-teams--list&globals=theme:sideBySide;network:fast',
    check: async (page) => {
      for (const theme of ['light', 'dark']) {
        const half = page.frameLocator(`iframe[title="${theme}"]`)
        await half
          .locator(`html[data-theme="${theme}"]`)
          .getByRole('table', { name: 'Teams' })
          .waitFor()
      }
    },
  },
]

function preview(page: Page): FrameLocator {
  return page.frameLocator('#storybook-preview-iframe')
}

async function findText(place: Page | FrameLocator, text: string): Promise<void> {
  await place.getByText(text).first().waitFor()
}

/** Waits until at least `min` pictures are loaded. */
async function waitForPictures(frame: Frame, min: number): Promise<void> {
  await frame.waitForFunction(
    (count) =>
      [...document.querySelectorAll('#storybook-root img')].filter(
        (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
      ).length >= count,
    min,
  )
}
