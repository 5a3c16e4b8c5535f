import { hashOfPicture } from '@staff/contract'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { pictureAddress } from '@staff/entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'

const { entity, filled, records } = testimonialFixtures
const image = pictureAddress(filled.image)

/** Records that show the same picture as the one that is edited, or not. */
function others(count: number) {
  const rest = records
    .filter(({ id }) => id !== filled.id)
    .map((each, index) => Object.assign({}, each, { image: index < count ? image : otherImage() }))
  return { testimonials: [filled, ...rest], teams: [], clients: [], blogs: [] }
}

function otherImage() {
  return records.find((each) => hashOfPicture(each.image) !== hashOfPicture(image))?.image ?? ''
}

/** A form says where the picture stays that it replaces, before it is saved. */
const meta = {
  title: 'Screens/Features/Pictures/Replaced in a form',
  component: AdminAt,
  args: { path: editPath('US', entity, filled.id) },
  parameters: { layout: 'fullscreen', api: { records: others(3) } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** In the place of the help, so that nothing moves. */
export const UsedElsewhere: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('group', { name: 'Image' })
    const below = canvas.getByRole('textbox', { name: 'Description' })
    const { top } = below.getBoundingClientRect()
    await userEvent.click(within(field).getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText(/keep the former picture/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '3 other places' })).toBeVisible()
    await expect(Math.round(below.getBoundingClientRect().top - top)).toBe(0)
  },
}

export const UsedElsewhereOnAPhone: Story = {
  ...UsedElsewhere,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const UsedElsewhereDark: Story = { ...UsedElsewhere, globals: { theme: 'dark' } }

export const Places: Story = {
  play: async ({ canvas }) => {
    await remove()
    await userEvent.click(await canvas.findByRole('button', { name: '3 other places' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Other places with the former picture' }),
    )
    await expect(dialog.getAllByRole('link')).toHaveLength(3)
  },
}

export const UsedInOnePlace: Story = {
  parameters: { api: { records: others(1) } },
  play: async ({ canvas }) => {
    await remove()
    await expect(await canvas.findByText(/keeps the former picture/)).toBeVisible()
  },
}

export const UsedNowhereElse: Story = {
  parameters: { api: { records: others(0) } },
  play: async ({ canvas }) => {
    await remove()
    await expect(await canvas.findByText('JPEG, PNG or WebP, up to 25 MB.')).toBeVisible()
    await expect(canvas.queryByText(/the former picture/)).toBeNull()
  },
}

/** The help stays: what cannot be read stands in nobody's way. */
export const UsesNotLoaded: Story = {
  parameters: { api: { records: others(3), answers: [answers.failing('pictures')] } },
  play: async ({ canvas }) => {
    await remove()
    await waitFor(() => expect(screen.getByText('JPEG, PNG or WebP, up to 25 MB.')).toBeVisible())
    await expect(canvas.queryByText(/the former picture/)).toBeNull()
  },
}

async function remove() {
  const field = await screen.findByRole('group', { name: 'Image' })
  await userEvent.click(within(field).getByRole('button', { name: 'Remove' }))
}
