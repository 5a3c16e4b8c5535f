import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'

import { importPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { choose, file, main, press } from '../../testing/stories/importFile'

/** The headings of an import: words of the product, those that a person has matched, and the template. */
const meta = {
  title: 'Screens/Features/Import and export/Import, headings',
  component: AdminAt,
  args: { path: importPath('US', career) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The words of messages, of calls and of people are known, in capitals and in the plural. */
export const OwnWordsMatched: Story = {
  play: async ({ canvas }) => {
    const heads = 'JOB TITLES,experience (years),types,Career location,department,Descriptions'
    await choose(file().replace(/^.*/, heads))
    await expect(await main(canvas).findByText(/^Adds 20 careers/)).toBeVisible()
    await expect(canvas.getByText('6 of 6 matched')).toBeVisible()
  },
}

/** What a person has matched once is matched the next time. */
export const Remembered: Story = {
  parameters: { api: { preferences: { careers: { headings: { stelle: 'title' } } } } },
  play: async ({ canvas }) => {
    await choose(file().replace('Title', 'Stelle'))
    await expect(await main(canvas).findByText(/^Adds 20 careers/)).toBeVisible()
    await expect(canvas.getByText('6 of 6 matched')).toBeVisible()
  },
}

/** A heading in another language is matched by hand. The field keeps the focus. */
export const Matched: Story = {
  play: async ({ canvas }) => {
    await choose(file().replace('Title', 'Titel'))
    await main(canvas).findByText(/refuses 20 rows/)
    await userEvent.click(canvas.getByRole('button', { name: /Titel$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Title' }))
    await expect(await main(canvas).findByText(/^Adds 20 careers/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /Titel$/ })).toHaveFocus())
  },
}

/** Matched, imported, and then known for another file. */
export const RememberedAfterImport: Story = {
  tags: ['action'],
  play: async (context) => {
    const { canvas } = context
    await Matched.play?.(context)
    await press('Import 20 careers')
    await main(canvas).findByText('Added 20 careers and changed 0')
    await press('Import another file')
    await choose(file().replace('Title', 'Titel'))
    await expect(await main(canvas).findByText(/^Adds 20 careers/)).toBeVisible()
  },
}

/** The headings for new records. */
export const TemplateDownloaded: Story = {
  play: async () => {
    const files: Blob[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      if (given instanceof Blob) files.push(given)
      return 'blob:kept'
    })
    await press('Download a template')
    const text = (await files[0]?.text()) ?? ''
    await expect(text.trim()).toBe(
      'Title,Experience,Type,Location,Department,Description,Search title,Search description,Share picture,Keep out of search engines',
    )
  },
}

/** The button that imports is on the first two screens of a phone. */
export const PreviewOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await choose(file())
    const button = await canvas.findByRole('button', { name: 'Import 20 careers' })
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  },
}

/** Each step takes the focus from the one before. */
export const FocusKept: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await choose(file())
    const result = await main(canvas).findByText(/^Adds 20 careers/)
    await waitFor(() => expect(document.activeElement).toContainElement(result))
    await press('Choose another file')
    const start = await canvas.findByRole('button', { name: 'Choose a CSV or Excel file' })
    await waitFor(() => expect(start).toHaveFocus())
    await choose(file())
    await press('Import 20 careers')
    const outcome = await main(canvas).findByText('Added 20 careers and changed 0')
    await waitFor(() => expect(document.activeElement).toContainElement(outcome))
    await press('Import another file')
    const again = await canvas.findByRole('button', { name: 'Choose a CSV or Excel file' })
    await waitFor(() => expect(again).toHaveFocus())
  },
}
