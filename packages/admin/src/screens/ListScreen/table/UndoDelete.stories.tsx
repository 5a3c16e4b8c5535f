import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { request } from '../../../data/http/request'
import { listPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { undoButton } from '../../../testing/stories/editSteps'
import { expectToast } from '../../../testing/stories/expectToast'
import { chooseInRow } from '../../../testing/stories/rowMenu'

const { filled } = testimonialFixtures

/** A deletion can be undone for ten seconds, and after that from the trash. */
const meta = {
  title: 'Screens/Features/Trash/Undo a deletion',
  component: AdminAt,
  args: { path: listPath('US', testimonial) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The toast offers it. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await remove(canvas)
    await expect(undoButton()).toBeVisible()
  },
}

export const OfferedOnAPhone: Story = {
  ...Offered,
  globals: { viewport: { value: 'phone' } },
}

/** The list has the record again. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await remove(canvas)
    await userEvent.click(undoButton())
    await expectToast('“Priya Raman” is restored.')
    await expect(await canvas.findByRole('rowheader', { name: filled.name })).toBeVisible()
  },
}

/** Somebody has restored the record since. */
export const TooLate: Story = {
  play: async ({ canvas }) => {
    await remove(canvas)
    await call('POST', '/restore')
    await userEvent.click(undoButton())
    await expectToast('You have already restored “Priya Raman”.')
    await expect(
      await canvas.findByRole('rowheader', { name: `${filled.name} Unpublished` }),
    ).toBeVisible()
  },
}

/** An administrator has deleted the record for ever since. */
export const GoneForEver: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await remove(canvas)
    await call('DELETE', '?forever=true')
    await userEvent.click(undoButton())
    await expectToast('“Priya Raman” is no longer in the trash.')
  },
}

export const UndoFailed: Story = {
  tags: ['action'],
  parameters: { api: { answers: [answers.failingToSave('testimonials')] } },
  play: async ({ canvas }) => {
    await remove(canvas)
    await userEvent.click(undoButton())
    await expectToast(/^“Priya Raman” is not restored. Something went wrong on the server/)
  },
}

async function remove(canvas: Canvas) {
  await chooseInRow(canvas, 'Priya Raman', 'Delete')
  const dialog = within(await screen.findByRole('alertdialog'))
  await expect(await dialog.findByText(/restore it from the trash for 30 days/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await expectToast('“Priya Raman” is deleted.')
  await waitFor(() => expect(canvas.queryByRole('rowheader', { name: filled.name })).toBeNull())
}

/** What somebody else does with the deleted record. */
function call(method: 'POST' | 'DELETE', rest: string) {
  const ifMatch = filled.version + 1
  return request(`/testimonials/${filled.id}${rest}`, {
    method,
    ifMatch,
    ...(method === 'POST' && { body: {} }),
  })
}
