import { service } from '@staff/content/service/service.entity'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import { technology } from '@staff/content/technology/technology.entity'
import { technologyFixtures } from '@staff/content/technology/technology.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectSaid, findDialog, handleOf, titles } from './orderSteps'

const cloud = serviceFixtures.records[2]?.name ?? ''

/** Many technologies, so that the list has several pages. */
const many = Array.from({ length: 40 }, (_, index) => ({
  ...technologyFixtures.filled,
  id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: `Tool ${String(index + 1).padStart(2, '0')}`,
}))

/** The dialog that moves a row to a position on any page. */
const meta = {
  title: 'Screens/Features/Order/Position',
  component: AdminAt,
  args: { path: listPath('US', service) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const PositionAsked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await handleOf(canvas, cloud))
    const dialog = await findDialog()
    const place = dialog.getByText('“Cloud migration” is at position 3 of 12.')
    await waitFor(() => expect(place).toBeVisible())
    await waitFor(() => expect(dialog.getByLabelText(/^Position/)).toHaveFocus())
  },
}

export const PositionWrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await handleOf(canvas, cloud))
    const dialog = await findDialog()
    await userEvent.clear(dialog.getByLabelText(/^Position/))
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(dialog.getByText('Position is required')).toBeVisible())
    await userEvent.type(dialog.getByLabelText(/^Position/), '13{Enter}')
    const message = 'Position must be a whole number from 1 to 12'
    await expect(await dialog.findByText(message)).toBeVisible()
  },
}

/** A digit on a handle begins the number. The page with the new position opens, with the focus on the row. */
export const ToAnotherPage: Story = {
  args: { path: listPath('US', technology) },
  parameters: { api: { records: { technologies: many } } },
  play: async ({ canvas }) => {
    ;(await handleOf(canvas, 'Tool 02')).focus()
    await userEvent.keyboard('3')
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.getByLabelText(/^Position/)).toHaveValue('3'))
    await userEvent.type(dialog.getByLabelText(/^Position/), '9{Enter}')
    await waitFor(async () => expect(await handleOf(canvas, 'Tool 02')).toHaveFocus())
    await expect(titles(canvas).at(-2)).toBe('Tool 02')
    await expectSaid('Moved to position 39 of 40')
  },
}
