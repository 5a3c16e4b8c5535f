import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../../shared/paths'
import type { Override } from '../../../../testing/fakeApi/answers'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import { fill, misspelled, openDialog } from '../../../../testing/stories/replaceSteps'

const api = misspelled(testimonialFixtures)

/** What a replacement did: its progress, what it left, and its undo. */
const meta = {
  title: 'Screens/Features/Bulk/Find and replace/Outcome',
  component: AdminAt,
  args: { path: `${listPath('US', testimonial)}?sort=name&order=asc` },
  parameters: { layout: 'fullscreen', api },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The preview has its answer, the action has none. */
export const Running: Story = {
  parameters: { api: { ...api, answers: [onlyPreviews()] } },
  play: async ({ canvas }) => {
    await replaceAll(canvas)
    await expect(
      await screen.findByRole('dialog', { name: 'Replacing in 3 testimonials' }),
    ).toBeVisible()
    await expect(await screen.findByText('0 % done')).toBeVisible()
  },
}

export const Done: Story = {
  play: async ({ canvas }) => {
    await replaceAll(canvas)
    await waitFor(() => expect(screen.getByText(/^Replaced in 3 testimonials\./)).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(/Brightwatter/i)).toBeNull())
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toBeVisible())
  },
}

export const Undone: Story = {
  play: async ({ canvas }) => {
    await replaceAll(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText(/^Undone for 3 testimonials\./)).toBeVisible())
    await waitFor(() => expect(canvas.getAllByText(/Brightwatter/i).length).toBeGreaterThan(0))
  },
}

/** The one that was refused is named, with the reason. */
export const RefusedInPart: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await fill(dialog, 'Brightwatter', 'The Brightwater Company')
    await userEvent.click(await dialog.findByRole('button', { name: 'Replace in 2 testimonials' }))
    const result = within(
      await screen.findByRole('dialog', { name: 'Replaced in 2 testimonials.' }),
    )
    await expect(result.getByRole('listitem')).toHaveTextContent(
      'Cleo MarshDescription should not exceed 43 words',
    )
    await expect(result.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

async function replaceAll(canvas: Canvas) {
  const dialog = await openDialog(canvas)
  await fill(dialog, 'Brightwatter', 'Brightwater')
  await userEvent.click(await dialog.findByRole('button', { name: 'Replace in 3 testimonials' }))
}

function onlyPreviews(): Override {
  return () => (request) =>
    request.id === 'bulk' && Reflect.get(Object(request.body), 'preview') !== true
      ? 'never'
      : undefined
}
