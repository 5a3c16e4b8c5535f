import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { picturesPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { many, nameless, three, undescribed } from './stories/pictures'

const path = picturesPath('US')

/** Every stored picture, and where it is used. */
const meta = {
  title: 'Screens/Features/Pictures',
  component: AdminAt,
  args: { path },
  parameters: { layout: 'fullscreen', api: three },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {
  play: async ({ canvas }) => {
    const item = await canvas.findByRole('button', { name: /^portrait-of-ana.jpg/ })
    await expect(item).toHaveTextContent(/640 × 640 · 48 KBUsed in \d+ places/)
    await expect(canvas.getByRole('button', { name: /^harbour-at-night/ })).toHaveTextContent(
      'Not used',
    )
    await expect(canvas.getByRole('button', { name: /^Picture without a name/ })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Pictures · /))
  },
}

export const GridOnAPhone: Story = {
  ...Grid,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const GridDark: Story = { ...Grid, globals: { theme: 'dark' } }

export const List: Story = {
  args: { path: `${path}?view=list` },
  play: async ({ canvas }) => {
    const item = await canvas.findByRole('button', { name: /^portrait-of-ana.jpg/ })
    await expect(item).toHaveTextContent(/Uploaded by Ana Moreno 1 h ago/)
  },
}

export const ListOnAPhone: Story = {
  ...List,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const One: Story = {
  parameters: { api: { pictures: [nameless] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Picture without a name/ })
    await expect(canvas.queryByRole('button', { name: 'Filter by Uploaded by' })).toBeNull()
  },
}

export const ManyPages: Story = {
  parameters: { api: many },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Next/ }))
    await expect(await canvas.findByText('26–50 of 60')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { api: { pictures: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no pictures yet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { api: { latency: 'forever' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Pictures/ })).toBeVisible()
  },
}

export const NotLoaded: Story = {
  parameters: { api: { answers: [answers.failing('pictures')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The pictures could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Who edits no records with pictures sees none. */
export const WithoutRights: Story = {
  parameters: {
    api: { role: 'staff', rights: { areas: { careers: 'see' }, actions: [], regions: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Access Denied')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Pictures' })).toBeNull()
  },
}

/** An editor may neither delete pictures nor see where others use them. */
export const Editor: Story = {
  parameters: {
    api: {
      ...three,
      role: 'staff',
      rights: { areas: { teams: 'edit' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Picture without a name/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/that you may not see/)).toBeVisible()
    await expect(canvas.queryByText('Delete unused…')).toBeNull()
  },
}

export const Unused: Story = {
  args: { path: `${path}?used=no` },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^harbour-at-night/ })
    await expect(canvas.queryByRole('button', { name: /^portrait/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Used' }))
    await canvas.findByRole('button', { name: /^portrait/ })
  },
}

/** What a form would ask for when it publishes is found here. */
export const NotDescribed: Story = {
  args: { path: `${path}?described=no` },
  parameters: { api: { pictures: [...three.pictures, undescribed] } },
  play: async ({ canvas }) => {
    const tiles = await canvas.findByRole('button', { name: /^tiles/ })
    await expect(tiles).toHaveTextContent('Not described in one place')
    await expect(canvas.queryByRole('button', { name: /^portrait/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Description' }))
    await canvas.findByRole('button', { name: /^portrait/ })
  },
}

export const NothingFound: Story = {
  args: { path: `${path}?q=submarine` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture matches')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all pictures' }))
    await canvas.findByRole('button', { name: /^portrait/ })
  },
}

/** @summary By keyboard and pointer: filter by those who have uploaded. */
export const FilteredByPerson: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^portrait/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Uploaded by' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Moreno' }))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Picture without a name/ })).toBeNull(),
    )
  },
}
