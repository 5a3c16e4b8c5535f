import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { createPath, duplicatePath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'

/** A new record is written or begins as a duplicate, and what can go wrong. */
const meta = {
  title: 'Screens/Areas/Testimonials/Create',
  component: AdminAt,
  args: { path: createPath('US', testimonial) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add testimonial' })).toBeVisible()
    await expect(canvas.getByText('Their name')).toBeVisible()
  },
}

/** From the empty form to the top of the list. */
export const Created: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ida Holm')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('The form has no file input')
    await userEvent.upload(input, new File(['…'], 'ida.png', { type: 'image/png' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Quick and kind.')
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add testimonial' }))
    await expectToast('“Ida Holm” is saved.')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Ida Holm'))
  },
}

export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add testimonial' }))
    await expect(await canvas.findByText('Four things to correct before saving')).toBeVisible()
  },
}

const [first] = testimonialFixtures.records
const duplicated = duplicatePath('US', testimonial, first?.id ?? '')

/** The form has the values of another record. */
export const Duplicate: Story = {
  args: { path: duplicated },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(first?.name),
    )
    await expect(canvas.getByRole('button', { name: 'Add testimonial' })).toBeVisible()
  },
}

export const DuplicateLoading: Story = {
  args: { path: duplicated },
  parameters: { api: { answers: [answers.never('testimonials')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add testimonial' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull()
  },
}

export const DuplicateNotFound: Story = {
  args: { path: duplicatePath('US', testimonial, '019a0000-0000-7000-8000-00000000dead') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The testimonial to duplicate does not exist'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add an empty testimonial' })).toBeVisible()
  },
}

export const DuplicateFailed: Story = {
  args: { path: duplicated },
  parameters: { api: { answers: [answers.failing('testimonials')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The testimonial could not be loaded')).toBeVisible()
  },
}
