import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { releasesPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { allReleases, apiWith, open, scheduled } from './stories/releases'

/** Records whose changes go out together: the list of releases. */
const meta = {
  title: 'Screens/Features/Publishing/Releases',
  component: AdminAt,
  args: { path: releasesPath('US') },
  parameters: { layout: 'fullscreen', api: allReleases },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Listed: Story = {
  play: async () => {
    const coming = within(await screen.findByRole('region', { name: 'Scheduled' }))
    await expect(coming.getByText(/^1 record · Goes out Tue, Dec 1/)).toBeVisible()
    const out = within(screen.getByRole('region', { name: 'Released' }))
    await expect(out.getAllByRole('listitem')).toHaveLength(2)
    await expect(out.getByText('Undone')).toBeVisible()
    const waiting = within(screen.getByRole('region', { name: 'Open' }))
    await expect(waiting.getByText(/^2 records · Made by Ben Okafor/)).toBeVisible()
  },
}

export const ListedOnAPhone: Story = {
  ...Listed,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const ListedDark: Story = { ...Listed, globals: { theme: 'dark' } }

export const ListedRightToLeft: Story = { ...Listed, globals: { direction: 'rtl' } }

export const InTheNavigation: Story = {
  play: async () => {
    const main = within(await screen.findByRole('navigation', { name: 'Main' }))
    const link = await main.findByRole('link', { name: 'Releases' })
    await expect(link).toHaveAttribute('aria-current', 'page')
  },
}

export const CreateAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToCreate(canvas)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

export const CreateRefused: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToCreate(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Create release' }))
    await expect(await dialog.findByText('Name is required')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** What was typed stays. */
export const CreateFailed: Story = {
  parameters: { api: { ...allReleases, answers: [answers.failingToSave('releases')] } },
  play: async ({ canvas }) => {
    const dialog = await create(canvas)
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Summer campaign')
  },
}

/** @summary The page of the new release opens. */
export const Created: Story = {
  tags: ['action'],
  parameters: { api: apiWith(scheduled, open) },
  play: async ({ canvas }) => {
    await create(canvas)
    await expect(await canvas.findByRole('heading', { name: /^Summer campaign/ })).toBeVisible()
    await expect(canvas.getByText('Nothing is in this release yet')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { api: apiWith() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no releases yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create release' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { api: { ...allReleases, answers: [answers.never('releases')] } },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading…')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { api: { ...allReleases, answers: [answers.failing('releases')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The releases could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Somebody who may only read has no releases. */
export const OfReader: Story = {
  parameters: {
    api: {
      ...allReleases,
      role: 'staff',
      rights: { areas: { careers: 'see' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /denied/i })).toBeVisible()
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    await expect(main.queryByRole('link', { name: 'Releases' })).toBeNull()
  },
}

async function askToCreate(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create release' }))
  return within(await screen.findByRole('dialog', { name: 'Create a release' }))
}

async function create(canvas: Canvas) {
  const dialog = await askToCreate(canvas)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Summer campaign')
  await userEvent.click(dialog.getByRole('button', { name: 'Create release' }))
  return dialog
}
