import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { importPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import {
  afterCancelling,
  choose,
  file,
  press,
  storedReport,
  storing,
} from '../../testing/stories/importFile'

/** An import that is cancelled while it stores: what the server says about it, and what the person hears. */
const meta = {
  title: 'Screens/Features/Import and export/Import, cancelled',
  component: AdminAt,
  args: { path: importPath('US', career) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {
  parameters: { api: { answers: [storing('never')] } },
  play: async ({ canvas }) => {
    await cancelStoring()
    await expect(
      await canvas.findByText('The import was cancelled. Nothing was stored.', {
        selector: 'main *',
      }),
    ).toBeVisible()
  },
}

/** The server is asked what was stored. */
export const Cancelling: Story = {
  parameters: { api: { answers: [storing('never'), afterCancelling('never')] } },
  play: async ({ canvas }) => {
    await cancelStoring()
    await expect(await canvas.findByText('Cancelling…')).toBeVisible()
  },
}

/** Cancelled at the moment of the commit. */
export const CancelledTooLate: Story = {
  parameters: {
    api: {
      answers: [
        storing('never'),
        afterCancelling({ status: 200, body: { progress: [], report: storedReport } }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await cancelStoring()
    await expect(
      await canvas.findByText('It was too late to cancel. Added 20 careers and changed 0', {
        selector: 'main *',
      }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show the careers' })).toBeVisible()
  },
}

/** The connection is gone, so nobody knows. */
export const CancelledUnknown: Story = {
  parameters: { api: { answers: [storing('never'), afterCancelling('offline')] } },
  play: async ({ canvas }) => {
    await cancelStoring()
    await expect(
      await canvas.findByText(/^The import was cancelled, but the server does not say/, {
        selector: 'main *',
      }),
    ).toBeVisible()
  },
}

async function cancelStoring() {
  await choose(file())
  await press('Import 20 careers')
  await screen.findByRole('progressbar', { name: 'Storing the rows' })
  await press('Cancel')
}
