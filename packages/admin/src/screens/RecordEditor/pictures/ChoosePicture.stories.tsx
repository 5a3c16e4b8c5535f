import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { createPath, editPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { three } from '../../Pictures/stories/pictures'

const { entity, filled } = testimonialFixtures

/** A picture of a form, chosen among those that are stored. */
const meta = {
  title: 'Screens/Features/Pictures/Chosen in a form',
  component: AdminAt,
  args: { path: createPath('US', entity) },
  parameters: { layout: 'fullscreen', api: three },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('button', { name: /^portrait-of-ana.jpg/ })).toBeVisible()
  },
}

export const OpenOnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

/** By keyboard: the search finds the file, and the focus returns to the button. Nobody has described the picture for this record. */
export const Chosen: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Choose from pictures' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose from pictures' }))
    const search = await dialog.findByRole('searchbox', { name: 'Search by file name' })
    while (document.activeElement !== search) await userEvent.tab()
    await userEvent.keyboard('portrait')
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^harbour/ })).toBeNull())
    const found = dialog.getByRole('button', { name: /^portrait-of-ana.jpg/ })
    while (document.activeElement !== found) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('640 × 640 · 48 KB')).toBeVisible()
    await expect(canvas.getByText('portrait-of-ana.jpg is chosen.')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Describe the picture' })).toHaveValue('')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ChosenOnAPhone: Story = {
  ...Chosen,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** A required picture is not missed as long as the dialog is open. */
export const Cancelled: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await open()
    await expect(screen.queryByText('Image is required')).toBeNull()
    await userEvent.keyboard('{Escape}')
    const button = canvas.getByRole('button', { name: 'Choose from pictures' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async () => {
    const dialog = await open()
    await userEvent.type(await dialog.findByRole('searchbox'), 'zebra')
    await expect(await dialog.findByText('No picture matches')).toBeVisible()
    await expect(await screen.findByText('Nothing found')).toBeInTheDocument()
  },
}

export const NoPicturesYet: Story = {
  parameters: { api: { pictures: [] } },
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('There are no pictures yet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { api: { answers: [answers.never('pictures')] } },
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('Loading…')).toBeInTheDocument()
  },
}

export const NotLoaded: Story = {
  parameters: { api: { answers: [answers.failing('pictures')] } },
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('The pictures could not be loaded')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The dialog of a text offers them too, and asks what the picture shows. */
export const ChosenForAText: Story = {
  tags: ['action'],
  args: { path: editPath('US', blogFixtures.entity, blogFixtures.filled.id) },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
    area.focus()
    area.setSelectionRange(0, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Choose from pictures' }))
    const choice = within(await screen.findByRole('dialog', { name: 'Choose from pictures' }))
    await userEvent.click(await choice.findByRole('button', { name: /^portrait-of-ana.jpg/ }))
    const description = await dialog.findByRole('textbox', { name: 'Describe the picture' })
    await expect(description).toHaveValue('')
    await userEvent.type(description, 'Ana at her desk')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    await waitFor(() =>
      expect(area.value).toMatch(/^!\[Ana at her desk\]\(\/api\/images\/[\da-f]{64}\.webp\)/),
    )
    await waitFor(() => expect(area).toHaveFocus())
  },
}

/** Who may not see the pictures is not offered them. */
export const WithoutRights: Story = {
  args: { path: editPath('US', entity, filled.id) },
  parameters: {
    api: { role: 'staff', rights: { areas: { testimonials: 'see' }, actions: [], regions: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Image' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Choose from pictures' })).toBeNull()
  },
}

async function open() {
  const button = await screen.findByRole('button', { name: 'Choose from pictures' })
  await userEvent.click(button)
  return within(await screen.findByRole('dialog', { name: 'Choose from pictures' }))
}
