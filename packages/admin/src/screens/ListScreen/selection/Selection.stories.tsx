import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { contractualPositionFixtures } from '@staff/content/contractualPosition/contractualPosition.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'

const list = listPath('US', contractualPosition)
const { filled } = contractualPositionFixtures

/** Many jobs, so that the list has several pages. */
const jobs = Array.from({ length: 40 }, (_, index) => ({
  ...filled,
  id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  role: `Job ${String(index).padStart(2, '0')}`,
  type: 'Remote',
}))

/** The selection of a list: some rows, a range, a page, and all that match. */
const meta = {
  title: 'Screens/Features/Bulk/Selection',
  component: AdminAt,
  args: { path: `${list}?sort=role&order=asc` },
  parameters: { layout: 'fullscreen', api: { records: { 'contractual-positions': jobs } } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The rows stay where they are when the bar appears. */
export const SomeSelected: Story = {
  play: async ({ canvas }) => {
    const box = await rowBox(canvas, 'Job 01')
    const before = box.getBoundingClientRect().top
    await userEvent.click(box)
    await userEvent.click(await rowBox(canvas, 'Job 03'))
    await expectSelected('2 selected')
    await expect(box.getBoundingClientRect().top).toBe(before)
    await expect(await pageBox(canvas)).toBePartiallyChecked()
  },
}

export const AllOnThePage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await pageBox(canvas))
    await expectSelected('25 selected')
    await expect(await rowBox(canvas, 'Job 24')).toBeChecked()
    await expect(screen.getByRole('button', { name: 'Select all 40' })).toBeVisible()
  },
}

/** The selection stays on the other pages. */
export const AllMatching: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await pageBox(canvas))
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 40' }))
    await expectSelected('40 selected')
    await userEvent.click(canvas.getByRole('button', { name: /next/i }))
    await expect(await rowBox(canvas, 'Job 39')).toBeChecked()
  },
}

/** Shift and a click select all rows in between. */
export const Range: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(await rowBox(canvas, 'Job 02'))
    await user.keyboard('{Shift>}')
    await user.click(await rowBox(canvas, 'Job 06'))
    await user.keyboard('{/Shift}')
    await expectSelected('5 selected')
    await expect(await rowBox(canvas, 'Job 04')).toBeChecked()
  },
}

/** Shift and the space bar do the same. */
export const RangeByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    const first = await rowBox(canvas, 'Job 02')
    first.focus()
    await user.keyboard(' ')
    const last = await rowBox(canvas, 'Job 05')
    last.focus()
    await user.keyboard('{Shift>} {/Shift}')
    await expectSelected('4 selected')
  },
}

/** The letter B leads from the rows to the actions. */
export const ActionsByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await rowBox(canvas, 'Job 02'))
    await expectSelected('1 selected')
    await userEvent.keyboard('b')
    await waitFor(() => expect(bar().getByRole('button', { name: 'Set a field…' })).toHaveFocus())
  },
}

export const DroppedWithTheSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await rowBox(canvas, 'Job 02'))
    await expectSelected('1 selected')
    await userEvent.type(canvas.getByRole('searchbox'), 'Job 0')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  },
}

/** So few cards that the bar covers no part of one. */
export const Cards: Story = {
  parameters: { api: { records: { 'contractual-positions': jobs.slice(0, 2) } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowBox(canvas, 'Job 01'))
    await expectSelected('1 selected')
  },
}

/** The bar keeps its one line: the actions without room are in its menu, and the focus returns there. */
export const FoldedActions: Story = {
  parameters: { api: { records: { 'contractual-positions': jobs.slice(0, 2) } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowBox(canvas, 'Job 01'))
    await expectSelected('1 selected')
    const menu = await waitFor(() => bar().getByRole('button', { name: 'More actions' }))
    // The bar folds in more than one step.
    await waitFor(() => expect(bar().queryByRole('button', { name: 'Delete' })).toBeNull())
    const heights = [menu, bar().getByRole('button', { name: 'Clear the selection' })].map((each) =>
      each.getBoundingClientRect(),
    )
    await expect(screen.getByRole('region', { name: 'Selection' }).clientHeight).toBeLessThan(64)
    await expect(heights[0]?.bottom).toBeGreaterThan(heights[1]?.top ?? 0)
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Find and replace…' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Find and replace/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.click(menu)
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible()
  },
}

export const Dark: Story = { ...SomeSelected, globals: { theme: 'dark' } }

async function rowBox(canvas: Canvas, role: string) {
  return canvas.findByRole('checkbox', { name: `Select ${role}` })
}

async function pageBox(canvas: Canvas) {
  return canvas.findByRole('checkbox', { name: 'Select all on this page' })
}

function bar() {
  return within(screen.getByRole('region', { name: 'Selection' }))
}

async function expectSelected(text: string) {
  await waitFor(() => expect(bar().getByText(text)).toBeVisible())
}
