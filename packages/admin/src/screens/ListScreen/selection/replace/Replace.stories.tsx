import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { technology } from '@staff/content/technology/technology.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { listPath } from '../../../../shared/paths'
import { answers } from '../../../../testing/fakeApi/answers'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import { fill, misspelled, openDialog, preview } from '../../../../testing/stories/replaceSteps'

const api = misspelled(testimonialFixtures)

/** A text that is wrong in many records is found and replaced: what would change is seen before anything is stored. */
const meta = {
  title: 'Screens/Features/Bulk/Find and replace',
  component: AdminAt,
  args: { path: `${listPath('US', testimonial)}?sort=name&order=asc` },
  parameters: { layout: 'fullscreen', api },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The field with what to find has the focus. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Find' })).toHaveFocus())
    await expect(dialog.getByRole('checkbox', { name: 'Match case' })).not.toBeChecked()
    await expect(dialog.getByText(/before anything is stored/)).toBeVisible()
  },
}

/** An entity with one text has no choice of fields. */
export const OneText: Story = {
  args: { path: listPath('US', technology) },
  parameters: { api: {} },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(dialog.queryByRole('button', { name: /Field$/ })).toBeNull()
    await expect(dialog.getByRole('textbox', { name: 'Find' })).toBeVisible()
  },
}

/** The old text is marked as removed and the new one as added. Nothing is stored yet. */
export const Previewed: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await fill(dialog, 'brightwater was', 'Brightwater is')
    await expect(
      await preview(dialog).findByText('Not found in the 4 selected testimonials.'),
    ).toBeVisible()
    await fill(dialog, 'brightwatter', 'Brightwater')
    await preview(dialog).findByText(
      'Found 4 times. 3 of the 4 selected testimonials would change.',
    )
    const [first] = dialog.getAllByText('Brightwatter', { selector: 'del' })
    await expect(first).toBeVisible()
    await expect(dialog.getByText('BRIGHTWATTER', { selector: 'del' })).toBeVisible()
    await expect(dialog.getAllByText('Brightwater', { selector: 'ins' })).toHaveLength(4)
    await expect(dialog.getByRole('button', { name: 'Replace in 3 testimonials' })).toBeVisible()
  },
}

export const NotFound: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await fill(dialog, 'Blackwater', 'Brightwater')
    await expect(
      await preview(dialog).findByText('Not found in the 4 selected testimonials.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Replace' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** With the case, the capitals stay. */
export const CaseMatched: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await fill(dialog, 'Brightwatter', 'Brightwater')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Match case' }))
    await preview(dialog).findByText(
      'Found 3 times. 2 of the 4 selected testimonials would change.',
    )
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    await expect(await dialog.findByText('Find is required')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Find' })).toHaveFocus()
  },
}

/** A testimonial has at most 43 words. */
export const SomeRefused: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await fill(dialog, 'Brightwatter', 'The Brightwater Company')
    await expect(
      await preview(dialog).findByText('1 testimonial would be left as before'),
    ).toBeVisible()
    await expect(
      dialog.getByText('Description should not exceed 43 words (currently 45 words)'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Replace in 2 testimonials' })).toBeVisible()
  },
}

export const Looking: Story = {
  parameters: { api: { ...api, answers: [answers.neverSaving('testimonials')] } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await fill(dialog, 'Brightwatter', 'Brightwater')
    await expect(
      await preview(dialog).findByText('Looking through the 4 selected testimonials…'),
    ).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Preview' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** Nothing that was typed is lost, and the button tries again. */
export const NoPreview: Story = {
  parameters: { api: { ...api, answers: [answers.failingToSave('testimonials')] } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await fill(dialog, 'Brightwatter', 'Brightwater')
    await expect(await preview(dialog).findByText('There is no preview.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Find' })).toHaveValue('Brightwatter')
  },
}

/** Neither the fields nor the buttons move when the preview comes. */
export const NothingMoves: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    const places = () =>
      [...dialog.getAllByRole('textbox'), ...dialog.getAllByRole('button')].map((each) => {
        const { x, y, width } = each.getBoundingClientRect()
        return [x, y, width].map(Math.round)
      })
    await fill(dialog, 'brightwatter', 'Brightwater')
    const before = places()
    await dialog.findByRole('button', { name: 'Replace in 3 testimonials' })
    await expect(places()).toEqual(before)
  },
}

export const Phone: Story = { ...Previewed, globals: { viewport: { value: 'phone' } } }
