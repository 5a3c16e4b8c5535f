import { areaCalls } from '@staff/contract'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { callApi } from '../../data/http/callApi'
import { editPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { compare, comparison } from '../../testing/stories/compareSteps'
import { rename, save, saveElsewhere } from '../../testing/stories/editSteps'
import { saveInAnotherTab } from '../../testing/stories/saveAsBen'

const { filled } = testimonialFixtures

/** What comes after the first comparison of two people's changes, and who they are. */
const meta = {
  title: 'Screens/Features/Merge/Again',
  component: AdminAt,
  args: { path: editPath('US', testimonial, filled.id) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Ben Okafor changed the name, and then another person something else: the dialog still says who changed the name. */
export const ChangedByThree: Story = {
  play: async ({ canvas }) => {
    await rename(canvas, 'Priya R. Raman')
    await saveElsewhere(filled.id, { name: 'Priya Raman-Singh' }, filled.version)
    await saveInAnotherTab(`/testimonials/${filled.id}`, { rating: 2 }, filled.version + 1)
    await save(canvas)
    const title = 'You and Ben Okafor both changed Name'
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  },
}

/** Somebody saves again while the two are compared: nothing is stored, and the newest values are compared. */
export const ThirdChange: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, filled, { name: 'Priya Raman-Singh' })
    await saveElsewhere(filled.id, { name: 'Priya Singh' }, filled.version + 1)
    await userEvent.click(dialog.getByRole('radio', { name: /^You/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save this version' }))
    const again = within(await comparison())
    await waitFor(() => expect(again.getByText(/^Before:/)).toHaveTextContent('Priya Raman-Singh'))
    await expect(again.getByRole('radio', { name: /^Ben Okafor.*Priya.*Singh/ })).not.toBeChecked()
    await expect(again.getByRole('radio', { name: /^You/ })).not.toBeChecked()
  },
}

/** Another press of Save compares again, and stores nothing. */
export const SavedAgain: Story = {
  play: async (context) => {
    await BackToTheForm.play?.(context)
    await save(context.canvas)
    const again = within(await comparison())
    await expect(again.getByRole('radio', { name: /^Ben Okafor/ })).not.toBeChecked()
    await expect(await storedName()).toBe('Priya Raman-Singh')
  },
}

/** The form is as it was typed, and a banner says what is not saved and why. */
export const BackToTheForm: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, filled, { name: 'Priya Raman-Singh' })
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Priya R. Raman')
    await expect(canvas.getByText('Your changes are not saved yet')).toBeVisible()
    await expect(canvas.getByText(/^Ben Okafor changed the name just now\./)).toBeVisible()
  },
}

/** The other person is oneself, in another tab. */
export const TwoTabs: Story = {
  play: async ({ canvas }) => {
    await rename(canvas, 'Priya R. Raman')
    await saveInAnotherTab(`/testimonials/${filled.id}`, { name: 'Priya S.' }, filled.version)
    await save(canvas)
    const title = 'You changed Name here and in another tab'
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await expect(
      dialog.getByRole('radio', { name: /^You, in another tab, just now/ }),
    ).toBeVisible()
  },
}

async function storedName(): Promise<unknown> {
  const { name } = await callApi(areaCalls(testimonial).read, { params: { id: filled.id } })
  return name
}
