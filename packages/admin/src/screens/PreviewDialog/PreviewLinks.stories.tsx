import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../shared/paths'
import { problem } from '../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { careersByStatus } from '../ListScreen/live/stories/careersByStatus'
import { replaceClipboard } from '../people/users/stories/userAccessSteps'
import {
  ADDRESS,
  answering,
  choose,
  draft,
  link,
  LINKS,
  makeLink,
  openPreviews,
} from './stories/previewSteps'

/** Links that show a record on the real site before it is public, from its form. */
const meta = {
  title: 'Screens/Features/Publishing/Preview links',
  component: AdminAt,
  args: { path: editPath('US', career, draft.jobId) },
  parameters: { layout: 'fullscreen', api: careersByStatus },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async (context) => {
    const dialog = await openPreviews(context)
    await expect(await dialog.findByRole('button', { name: 'Make link' })).toBeEnabled()
    await expect(dialog.queryByText('Links that work')).not.toBeInTheDocument()
  },
}

export const NoneDark: Story = { ...None, globals: { theme: 'dark' } }

/** The address is shown once, and the link is in the list. */
export const Made: Story = {
  play: async (context) => {
    const dialog = await makeLink(context)
    await expect(dialog.getByLabelText('Preview link')).toHaveTextContent(ADDRESS)
    await expect(await dialog.findByText(/^Newest version, until/)).toBeVisible()
    await expect(dialog.getByText('By Ana Moreno, not used yet')).toBeVisible()
  },
}

/** Later saves do not change what the link shows. */
export const MadeOfThisVersion: Story = {
  play: async (context) => {
    const dialog = await openPreviews(context)
    await choose(await dialog.findByRole('button', { name: /The link shows/ }), 'This version, 2')
    await choose(dialog.getByRole('button', { name: /It works for/ }), '14 days')
    await userEvent.click(dialog.getByRole('button', { name: 'Make link' }))
    await expect(await dialog.findByText(/^Version 2, until/)).toHaveTextContent('Dec 4, 2026')
  },
}

export const Copied: Story = {
  tags: ['action'],
  play: async (context) => {
    const writeText = fn(async () => {})
    const restore = replaceClipboard(writeText)
    try {
      const dialog = await makeLink(context)
      await userEvent.click(dialog.getByRole('button', { name: 'Copy preview link' }))
      await expect(await dialog.findByText('Copied')).toBeVisible()
      await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(ADDRESS))
    } finally {
      restore()
    }
  },
}

export const Listed: Story = {
  parameters: { api: { ...careersByStatus, previews: LINKS } },
  play: async (context) => {
    const dialog = await openPreviews(context)
    const list = within(await dialog.findByRole('region', { name: 'Links that work' }))
    const [first, second] = list.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Newest version, until Dec 4, 2026.*not used yet/)
    await expect(second).toHaveTextContent(
      /^Version 1, until Nov 21, 2026.*By Ben Okafor, used 12 min/,
    )
  },
}

export const ListedOnAPhone: Story = {
  ...Listed,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Revoked: Story = {
  parameters: { api: { ...careersByStatus, previews: LINKS } },
  play: async (context) => {
    const dialog = await openPreviews(context)
    const list = within(await dialog.findByRole('region', { name: 'Links that work' }))
    await userEvent.click(
      list.getAllByRole('button', { name: 'Revoke' })[0] ?? context.canvasElement,
    )
    await expectToast('The link shows nothing any more.')
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    await expect(list.getByText(/^Version 1/)).toBeVisible()
  },
}

/** The server has no address of the website's preview page. */
export const NotConfigured: Story = {
  parameters: { api: { ...careersByStatus, previewUrl: null } },
  play: async (context) => {
    const dialog = await openPreviews(context)
    await expect(await dialog.findByText(/has to set PREVIEW_URL/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Make link' })).not.toBeInTheDocument()
  },
}

/** A record has at most 50 links at once. */
export const Refused: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      previews: Array.from({ length: 50 }, (_, index) => link(index, { madeBy: 'Ana Moreno' })),
    },
  },
  play: async (context) => {
    const dialog = await openPreviews(context)
    await userEvent.click(await dialog.findByRole('button', { name: 'Make link' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'There are 50 preview links of this career that have not ended. Revoke one first.',
    )
  },
}

export const NotLoaded: Story = {
  parameters: { api: { ...careersByStatus, answers: [answering(problem(500))] } },
  play: async (context) => {
    const dialog = await openPreviews(context)
    await expect(await dialog.findByText('The preview links could not be loaded')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

/** Who may edit what the site shows may share it. */
export const AsEditor: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      role: 'staff',
      rights: { areas: { careers: 'edit' }, actions: [], regions: [] },
    },
  },
  play: async (context) => {
    const dialog = await makeLink(context)
    await expect(dialog.getByLabelText('Preview link')).toHaveTextContent(ADDRESS)
  },
}

export const AsReader: Story = {
  parameters: {
    api: {
      ...careersByStatus,
      role: 'staff',
      rights: { areas: { careers: 'see' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'History' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Share a preview/ })).toBeNull()
  },
}
