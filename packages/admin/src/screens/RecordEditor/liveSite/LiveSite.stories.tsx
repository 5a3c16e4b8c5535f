import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { createPath, editPath } from '../../../shared/paths'
import { liveSite, toggleLiveSite } from '../../../stores/liveSite'
import { problem } from '../../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { careersByStatus, careerWith } from '../../ListScreen/live/stories/careersByStatus'
import { openPreviews } from '../../PreviewDialog/stories/previewSteps'
import { answeringLink, expectOnPage, livePage, openLivePreview } from './stories/livePage'

const { jobId, title } = careerWith('Published')
const api = { ...careersByStatus, previewUrl: livePage({ follows: true }) }

function close() {
  if (liveSite.isOpen) toggleLiveSite()
}

/** The page of a record on the real website, beside its form. It follows what is typed, and nothing is saved for it. */
const meta = {
  title: 'Screens/Features/Publishing/Live preview',
  component: AdminAt,
  args: { path: editPath('US', career, jobId) },
  parameters: { layout: 'fullscreen', api },
  beforeEach: () => {
    close()
    return close
  },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async (context) => {
    await openLivePreview(context)
    await expectOnPage(title)
    await expect(context.canvas.getByText(/^It follows what you type/)).toBeVisible()
  },
}

export const ShownDark: Story = { ...Shown, globals: { theme: 'dark' } }

/** On a phone the page is above the form. */
export const ShownOnAPhone: Story = {
  ...Shown,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** The page follows at each pause of typing. */
export const Typed: Story = {
  tags: ['action'],
  play: async (context) => {
    await openLivePreview(context)
    await expectOnPage(title)
    const field = context.canvas.getByRole('textbox', { name: 'Title' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Keeper of the light')
    await expectOnPage('Keeper of the light')
  },
}

export const AsAPhone: Story = {
  play: async (context) => {
    await openLivePreview(context)
    await userEvent.click(await context.canvas.findByRole('radio', { name: 'Phone' }))
    await expectOnPage(title)
    const frame = context.canvas.getByTitle('The page on the website')
    await expect(frame).toHaveStyle({ inlineSize: '390px' })
  },
}

/** A website that takes no values shows what is saved. */
export const NotFollowing: Story = {
  parameters: { api: { ...api, previewUrl: livePage({ follows: false }) } },
  play: async (context) => {
    await openLivePreview(context)
    await expectOnPage('As it is saved')
    await expect(context.canvas.getByText('It shows what is saved.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { api: { ...api, answers: [answeringLink('never')] } },
  play: async (context) => {
    await openLivePreview(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Live preview' })).toBeVisible()
  },
}

/** Nobody has told the server where the page for previews is. */
export const NotConfigured: Story = {
  parameters: { api: { ...api, previewUrl: null } },
  play: async (context) => {
    await openLivePreview(context)
    await expect(await context.canvas.findByText(/PREVIEW_URL/)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { api: { ...api, answers: [answeringLink(problem(500))] } },
  play: async (context) => {
    await openLivePreview(context)
    await expect(await context.canvas.findByText('The page cannot be shown')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Closed: Story = {
  tags: ['action'],
  play: async (context) => {
    const { canvas } = context
    await openLivePreview(context)
    await expectOnPage(title)
    await userEvent.click(canvas.getByRole('button', { name: 'Close live preview' }))
    await waitFor(() => expect(canvas.queryByTitle('The page on the website')).toBeNull())
    const button = canvas.getByRole('button', { name: 'Live preview' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The link of the frame is revoked in the dialog that lists it. The frame gets another one. */
export const LinkRevoked: Story = {
  tags: ['action'],
  play: async (context) => {
    await openLivePreview(context)
    await expectOnPage(title)
    const address = () => context.canvas.getByTitle('The page on the website').getAttribute('src')
    const first = address()
    const dialog = await openPreviews(context)
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(address()).not.toBe(first))
    await expectOnPage(title)
  },
}

/** A new record has no page yet. */
export const NewRecord: Story = {
  args: { path: createPath('US', career) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Live preview' })).toBeNull()
  },
}

/** Who only reads records sees no previews. */
export const ForReaders: Story = {
  parameters: {
    api: { ...api, role: 'staff', rights: { areas: { careers: 'see' }, actions: [], regions: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'History' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Live preview' })).toBeNull()
  },
}
