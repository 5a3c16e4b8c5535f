import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { picturesPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { problem } from '../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { portrait, three, unused } from './stories/pictures'

const path = picturesPath('US')

/** What can be done with pictures: look at one, replace it everywhere, delete it, and upload others. */
const meta = {
  title: 'Screens/Features/Pictures/Actions',
  component: AdminAt,
  args: { path },
  parameters: { layout: 'fullscreen', api: three },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

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
