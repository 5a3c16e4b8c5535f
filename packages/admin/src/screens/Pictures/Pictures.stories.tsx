import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { picturesPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { problem } from '../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { many, nameless, portrait, three, unused } from './stories/pictures'

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

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^portrait/ }))
    const dialog = within(await screen.findByRole('dialog', { name: portrait.name ?? '' }))
    await expect(await dialog.findByText(/^Used in \d+ places$/)).toBeVisible()
    await expect(dialog.getAllByRole('link').length).toBeGreaterThan(1)
    await expect(dialog.getByRole('button', { name: 'Replace everywhere…' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}

export const OpenedOnAPhone: Story = {
  ...Opened,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const UsesNotLoaded: Story = {
  parameters: { api: { ...three, answers: [answers.readingOne('pictures', problem(500))] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^portrait/ }))
    await expect(await screen.findByText('Where it is used could not be read.')).toBeVisible()
  },
}

/** @summary Its place in the list goes. */
export const Deleted: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^harbour/ }))
    const dialog = within(await screen.findByRole('dialog', { name: unused.name ?? '' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }))
    await expectToast('The picture is deleted.')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^harbour/ })).toBeNull())
  },
}

/** @summary Those of the last day stay. */
export const UnusedDeleted: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete unused…' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText(/^1 picture\. They cannot be restored/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast('1 picture deleted.')
  },
}

/** @summary All records get the other picture, and Undo takes it back. */
export const Replaced: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^portrait/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Replace everywhere…' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Replace portrait/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Picture without a name/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace everywhere' }))
    await expectToast(/^Replaced in \d+ records\./)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^portrait/ })).toHaveTextContent('Not used'),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^portrait/ })).toHaveTextContent(/Used in \d/),
    )
  },
}

export const ReplaceRefused: Story = {
  tags: ['action'],
  parameters: { api: { ...three, answers: [answers.failingToSave('pictures')] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^portrait/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Replace everywhere…' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Replace portrait/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Picture without a name/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace everywhere' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}

/** Each file has a result of its own. */
export const Uploaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^portrait/ })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no input for files')
    const files = [
      new File(['x'], 'quay.png', { type: 'image/png' }),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
    ]
    await userEvent.upload(input, files, { applyAccept: false })
    const results = within(await canvas.findByRole('list', { name: 'Uploads' }))
    await expect(await results.findByText('Stored')).toBeVisible()
    await expect(results.getByText(/notes.txt is not a JPEG, PNG or WebP picture/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^quay.png/ })).toBeVisible()
  },
}
