import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { releasePath, releasesPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { allReleases, apiWith, scheduled } from '../Releases/stories/releases'
import { choose, link } from './stories/previewSteps'

const withoutTime = 'https://www.example.com/preview#token={token}'

/** Links that show the whole website as of a time, from the list of releases and from a release that is scheduled. For administrators. */
const meta = {
  title: 'Screens/Features/Publishing/Preview of the website',
  component: AdminAt,
  args: { path: releasesPath('US') },
  parameters: { layout: 'fullscreen', api: allReleases },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

async function open({ canvas }: Pick<StoryContext, 'canvas'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Preview website…' }))
  return within(await screen.findByRole('dialog', { name: 'Preview the website' }))
}

async function makeFrom(dialog: ReturnType<typeof within>) {
  await userEvent.click(await dialog.findByRole('button', { name: 'Make link' }))
}

export const AsOfNow: Story = {
  play: async (context) => {
    const dialog = await open(context)
    await choose(await dialog.findByRole('button', { name: /It works for/ }), '7 days')
    await makeFrom(dialog)
    await expect(await dialog.findByLabelText('Preview link')).toHaveTextContent(/&at=$/)
    await expect(await dialog.findByText(/^The whole website, until/)).toHaveTextContent(
      'Nov 27, 2026',
    )
  },
}

/** A release that is scheduled opens the dialog with its time. */
export const AsOfARelease: Story = {
  args: { path: releasePath('US', scheduled.id) },
  parameters: { api: apiWith(scheduled) },
  play: async (context) => {
    const dialog = await open(context)
    await expect(await dialog.findByText(/^Tue, Dec 1/)).toBeVisible()
    await makeFrom(dialog)
    await expect(await dialog.findByLabelText('Preview link')).toHaveTextContent(
      /&at=2026-12-01T09%3A00%3A00\.000Z$/,
    )
  },
}

export const AsOfAReleaseDark: Story = { ...AsOfARelease, globals: { theme: 'dark' } }

export const AsOfAReleaseOnAPhone: Story = {
  ...AsOfARelease,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** @summary An empty time is refused at the input, and no link is made. */
export const NoTime: Story = {
  tags: ['action'],
  play: async (context) => {
    const dialog = await open(context)
    await userEvent.click(await dialog.findByRole('radio', { name: 'Date and time' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Preview time/ }))
    await makeFrom(dialog)
    await expect(await dialog.findByText('A time is required')).toBeVisible()
    await expect(dialog.queryByText('The link is made')).toBeNull()
  },
}

export const Revoked: Story = {
  tags: ['action'],
  parameters: { api: { ...allReleases, previews: [link(1, { record: undefined })] } },
  play: async (context) => {
    const dialog = await open(context)
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke' }))
    await expectToast('The link shows nothing any more.')
    await expect(dialog.queryByText('Links that work')).toBeNull()
  },
}

/** The preview page of the website takes no time. */
export const NoPlaceForTimes: Story = {
  args: { path: releasePath('US', scheduled.id) },
  parameters: { api: { ...apiWith(scheduled), previewUrl: withoutTime } },
  play: async (context) => {
    const dialog = await open(context)
    await expect(await dialog.findByText(/has to add \{at\} to PREVIEW_URL/)).toBeVisible()
    await makeFrom(dialog)
    await expect(await dialog.findByText('The link is made')).toBeVisible()
  },
}

export const NotConfigured: Story = {
  parameters: { api: { ...allReleases, previewUrl: null } },
  play: async (context) => {
    const dialog = await open(context)
    await expect(await dialog.findByText(/has to set PREVIEW_URL/)).toBeVisible()
  },
}

/** Only administrators make such links. */
export const ForAnEditor: Story = {
  parameters: {
    api: {
      ...allReleases,
      role: 'staff',
      rights: { areas: { careers: 'publish' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Winter openings' })
    await expect(canvas.queryByRole('button', { name: 'Preview website…' })).toBeNull()
  },
}
