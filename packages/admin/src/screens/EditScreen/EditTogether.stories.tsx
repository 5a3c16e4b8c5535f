import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/forms/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { rename, save, saveElsewhere } from '../../testing/stories/editSteps'

const { filled } = testimonialFixtures

/** Two people edit one record. */
const meta = {
  title: 'Screens/Areas/Testimonials/Edit together',
  component: AdminAt,
  args: { path: editPath('US', testimonial, filled.id) },
  parameters: { layout: 'fullscreen', api: {} },
  tags: ['!autodocs'],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Somebody has saved another rating meanwhile: the record has both changes, without a question. */
export const MergedWithTheirs: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await rename(canvas, 'Priya R. Raman')
    await saveElsewhere(filled.id, { rating: 3 }, filled.version)
    await save(canvas)
    await expectToast('“Priya R. Raman” is saved, with what Ben Okafor has changed meanwhile.')
    const row = await canvas.findByRole('row', { name: /Priya R. Raman/ })
    await expect(within(row).getByRole('img', { name: '3 of 5' })).toBeVisible()
  },
}

/** Both values of the field, with the words that each side has changed. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Raman-Singh' })
    const name = within(dialog.getByRole('group', { name: 'Name' }))
    await expect(name.getByText(/^Before:/)).toHaveTextContent(`Before: ${filled.name}`)
    await expect(name.getByRole('radio', { name: /^Theirs/ })).not.toBeChecked()
    await expect(name.getByRole('radio', { name: /^Yours/ })).toBeChecked()
    const marked = name.getAllByRole('insertion').map(({ textContent }) => textContent)
    await expect(marked).toEqual(['-Singh', 'R. '])
  },
}

/** Every field has changed on both sides. */
export const AllFieldsCompared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1 star' }))
    const dialog = await compare(canvas, { name: 'Priya Raman-Singh', rating: 3 })
    await expect(dialog.getByRole('group', { name: 'Name' })).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Rating' })).toBeVisible()
  },
}

export const ComparedOnAPhone: Story = { ...Compared, globals: { viewport: { value: 'phone' } } }

export const ComparedInDark: Story = { ...Compared, globals: { theme: 'dark' } }

/** Their name and our rating are stored. */
export const TheirsChosen: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Raman-Singh', rating: 3 })
    await userEvent.click(dialog.getByRole('radio', { name: /^Theirs/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save these' }))
    await expectToast('“Priya Raman-Singh” is saved.')
    const row = await canvas.findByRole('row', { name: /Priya Raman-Singh/ })
    await expect(within(row).getByRole('img', { name: '3 of 5' })).toBeVisible()
  },
}

/** Our name and their rating are stored. */
export const OursChosen: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Raman-Singh', rating: 3 })
    await userEvent.click(dialog.getByRole('button', { name: 'Save these' }))
    await expectToast('“Priya R. Raman” is saved.')
    const row = await canvas.findByRole('row', { name: /Priya R. Raman/ })
    await expect(within(row).getByRole('img', { name: '3 of 5' })).toBeVisible()
  },
}

/** A text of both: it begins with ours. */
export const TextEdited: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Raman-Singh' })
    await userEvent.click(dialog.getByRole('radio', { name: 'Another text' }))
    const text = dialog.getByRole('textbox', { name: 'Text to save' })
    await expect(text).toHaveValue('Priya R. Raman')
    await userEvent.type(text, '-Singh')
  },
}

export const EditedTextSaved: Story = {
  tags: ['action'],
  play: async (context) => {
    await TextEdited.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Save these' }))
    await expectToast('“Priya R. Raman-Singh” is saved.')
  },
}

/** Somebody saves again while the two are compared: nothing is stored, and the newest values can be compared. */
export const ThirdChange: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Raman-Singh' })
    await saveElsewhere(filled.id, { name: 'Priya Singh' }, filled.version + 1)
    await userEvent.click(dialog.getByRole('button', { name: 'Save these' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare…' }))
    const again = within(await screen.findByRole('dialog', { name: 'Two changes of one field' }))
    await expect(again.getByRole('radio', { name: /Theirs.*Singh/ })).toBeVisible()
  },
}

/** The form is as it was typed. */
export const BackToTheForm: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, { name: 'Priya Raman-Singh' })
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Priya R. Raman')
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Renames the record after somebody else has changed it, and opens the comparison. */
async function compare(canvas: Canvas, theirs: object) {
  await rename(canvas, 'Priya R. Raman')
  await saveElsewhere(filled.id, theirs, filled.version)
  await save(canvas)
  await userEvent.click(await canvas.findByRole('button', { name: 'Compare…' }))
  return within(await screen.findByRole('dialog', { name: /^Two changes of/ }))
}
