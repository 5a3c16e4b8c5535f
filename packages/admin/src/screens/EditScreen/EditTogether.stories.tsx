import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { editPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { compare } from '../../testing/stories/compareSteps'
import { expectToast } from '../../testing/stories/expectToast'
import { rename, save, saveElsewhere } from '../../testing/stories/editSteps'

const { filled } = testimonialFixtures

/** Two people edit one record. */
const meta = {
  title: 'Screens/Features/Merge',
  component: AdminAt,
  args: { path: editPath('US', testimonial, filled.id) },
  parameters: { layout: 'fullscreen', api: {} },
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

/** Both values of the field, with the words that each side has changed. The dialog opens by itself, and nothing is chosen. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, filled, { name: 'Priya Raman-Singh' })
    const name = within(dialog.getByRole('group', { name: 'Name' }))
    await expect(name.getByText(/^Before:/)).toHaveTextContent(`Before: ${filled.name}`)
    await expect(name.getByRole('radio', { name: /^Ben Okafor, just now/ })).not.toBeChecked()
    await expect(name.getByRole('radio', { name: /^You, not saved yet/ })).not.toBeChecked()
    const marked = name.getAllByRole('insertion').map(({ textContent }) => textContent)
    await expect(marked).toEqual(['-Singh', 'R. '])
  },
}

/** Most words differ, so each text is shown whole, without marks. */
export const OtherTextsCompared: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, filled, { name: 'Office of the managing director' })
    const name = within(dialog.getByRole('group', { name: 'Name' }))
    const theirs = name.getByRole('radio', { name: /Office of the managing director$/ })
    await expect(theirs).not.toBeChecked()
    await expect(name.queryByRole('deletion')).toBeNull()
  },
}

/** Every field has changed on both sides. */
export const AllFieldsCompared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1 star' }))
    const dialog = await compare(canvas, filled, { name: 'Priya Raman-Singh', rating: 3 })
    await expect(dialog.getByRole('group', { name: 'Name' })).toBeVisible()
    await expect(dialog.getByRole('group', { name: 'Rating' })).toBeVisible()
    const title = 'You and Ben Okafor both changed Name and Rating'
    await expect(screen.getByRole('heading', { name: title })).toBeVisible()
  },
}

/** Saved without a choice: the dialog stays, and says for which field one is missing. */
export const ChoiceMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1 star' }))
    const dialog = await compare(canvas, filled, { name: 'Priya Raman-Singh', rating: 3 })
    const name = within(dialog.getByRole('group', { name: 'Name' }))
    await userEvent.click(name.getByRole('radio', { name: /^You/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save these versions' }))
    await expect(dialog.getByText('Choose what to save for Rating')).toBeVisible()
    const rating = within(dialog.getByRole('group', { name: 'Rating' }))
    await expect(rating.getByRole('radio', { name: /^Ben Okafor/ })).toHaveFocus()
  },
}

export const ComparedOnAPhone: Story = { ...Compared, globals: { viewport: { value: 'phone' } } }

export const ComparedInDark: Story = { ...Compared, globals: { theme: 'dark' } }

/** Their name and our rating are stored. */
export const TheirsChosen: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '2 stars' }))
    const dialog = await compare(canvas, filled, { name: 'Priya Raman-Singh' })
    await userEvent.click(dialog.getByRole('radio', { name: /^Ben Okafor/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save this version' }))
    await expectToast('“Priya Raman-Singh” is saved.')
    const row = await canvas.findByRole('row', { name: /Priya Raman-Singh/ })
    await expect(within(row).getByRole('img', { name: '2 of 5' })).toBeVisible()
  },
}

/** Our name and their rating are stored. */
export const OursChosen: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, filled, { name: 'Priya Raman-Singh', rating: 3 })
    await userEvent.click(dialog.getByRole('radio', { name: /^You/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save this version' }))
    await expectToast('“Priya R. Raman” is saved.')
    const row = await canvas.findByRole('row', { name: /Priya R. Raman/ })
    await expect(within(row).getByRole('img', { name: '3 of 5' })).toBeVisible()
  },
}

/** A text of both: it begins with ours. */
export const TextEdited: Story = {
  play: async ({ canvas }) => {
    const dialog = await compare(canvas, filled, { name: 'Priya Raman-Singh' })
    await userEvent.click(dialog.getByRole('radio', { name: 'Write something else' }))
    const text = dialog.getByRole('textbox', { name: 'Text to save' })
    await expect(text).toHaveValue('Priya R. Raman')
    await userEvent.type(text, '-Singh')
  },
}

export const EditedTextSaved: Story = {
  tags: ['action'],
  play: async (context) => {
    await TextEdited.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Save this version' }))
    await expectToast('“Priya R. Raman-Singh” is saved.')
  },
}
