import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'

const list = listPath('US', career)

/** The filters of a list that have two ends: numbers and days. */
const meta = {
  title: 'Screens/Features/Filters/With ends',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Range: Story = {
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Experience')
    await userEvent.type(popup.getByRole('textbox', { name: 'From' }), '2,5')
    await waitFor(() => expect(popup.getByRole('button', { name: 'Apply' })).toBeVisible())
  },
}

export const RangeApplied: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Experience')
    await userEvent.type(popup.getByRole('textbox', { name: 'From' }), '2,5')
    await userEvent.click(popup.getByRole('button', { name: 'Apply' }))
    await expect(
      await canvas.findByRole('button', { name: 'Experience: 2.5 or more' }),
    ).toBeVisible()
    await expectRows(
      canvas,
      careerFixtures.records.filter(({ experience }) => experience >= 2.5).length,
    )
  },
}

export const RangeReversed: Story = {
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Experience')
    await userEvent.type(popup.getByRole('textbox', { name: 'From' }), '5')
    await userEvent.type(popup.getByRole('textbox', { name: 'To' }), '2{Enter}')
    await expect(await popup.findByText('“To” must not be less than “From”')).toBeVisible()
  },
}

export const Days: Story = {
  args: { path: `${list}?updatedFrom=last-7-days` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Updated: Last 7 days' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Filter by Updated' }))
    await expect(popup.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const DaysApplied: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Updated')
    await userEvent.type(popup.getByLabelText('To'), '2001-01-31')
    await userEvent.click(popup.getByRole('button', { name: 'Apply' }))
    await expect(
      await canvas.findByRole('button', { name: 'Updated: until 31 Jan 2001' }),
    ).toBeVisible()
    await expect(await canvas.findByText('No careers match these filters')).toBeVisible()
  },
}

async function openFilter(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Filter by ${name}` }))
  return within(await screen.findByRole('dialog', { name: `Filter by ${name}` }))
}

async function expectRows(canvas: Canvas, count: number) {
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(count))
}
