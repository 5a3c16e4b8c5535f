import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { trashPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { manyTrashed } from '../../testing/stories/trashed'

/** The selection of the trash: some records, a range, and all that match. */
const meta = {
  title: 'Screens/Features/Trash/Selection',
  component: AdminAt,
  args: { path: trashPath('US', career) },
  parameters: { layout: 'fullscreen', api: manyTrashed(careerFixtures) },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The rows stay where they are when the bar appears. */
export const SomeSelected: Story = {
  play: async ({ canvas }) => {
    const box = await rowBox(canvas, 1)
    const before = box.getBoundingClientRect().top
    await userEvent.click(box)
    await userEvent.click(await rowBox(canvas, 3))
    await expectSelected('2 selected')
    await expect(box.getBoundingClientRect().top).toBe(before)
    await expect(await allBox(canvas)).toBePartiallyChecked()
    for (const name of ['Restore', 'Delete for ever'])
      await expect(bar().getByRole('button', { name })).toBeVisible()
  },
}

/** Shift and a click select all records in between. */
export const Range: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(await rowBox(canvas, 2))
    await user.keyboard('{Shift>}')
    await user.click(await rowBox(canvas, 6))
    await user.keyboard('{/Shift}')
    await expectSelected('5 selected')
    await expect(await rowBox(canvas, 4)).toBeChecked()
  },
}

/** Shift and the space bar do the same, and the letter B leads to the actions. */
export const RangeByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    const first = await rowBox(canvas, 2)
    first.focus()
    await user.keyboard(' ')
    const last = await rowBox(canvas, 5)
    last.focus()
    await user.keyboard('{Shift>} {/Shift}')
    await expectSelected('4 selected')
    await user.keyboard('b')
    await waitFor(() => expect(bar().getByRole('button', { name: 'Restore' })).toHaveFocus())
  },
}

/** The records that are shown later are selected, too. */
export const AllMatching: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await allBox(canvas))
    await expectSelected('25 selected')
    await userEvent.click(bar().getByRole('button', { name: 'Select all 60' }))
    await expectSelected('60 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await rowBox(canvas, 40)).toBeChecked()
  },
}

export const DroppedWithTheSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await rowBox(canvas, 2))
    await expectSelected('1 selected')
    await userEvent.type(canvas.getByRole('searchbox'), 'Welder 2')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
    await expect(await rowBox(canvas, 2)).not.toBeChecked()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowBox(canvas, 2))
    await expectSelected('1 selected')
    // Elsewhere the bar covers a part of a record, until the person scrolls.
    screen.getByRole('region', { name: 'Selection' }).closest('html')?.scrollTo(0, 1e6)
  },
}

export const Dark: Story = { ...SomeSelected, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...SomeSelected, globals: { direction: 'rtl' } }

function rowBox(canvas: Canvas, index: number) {
  return canvas.findByRole('checkbox', { name: `Select Welder ${index}` })
}

function allBox(canvas: Canvas) {
  return canvas.findByRole('checkbox', { name: 'Select all shown' })
}

function bar() {
  return within(screen.getByRole('region', { name: 'Selection' }))
}

async function expectSelected(text: string) {
  await waitFor(() => expect(bar().getByText(text)).toBeVisible())
}
