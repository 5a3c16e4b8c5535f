import {
  chooseInRow,
  AdminAt,
  editStories,
  expectToast,
  journeyStory,
  listStories,
  screenParameters,
} from '@staff/admin/testing'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

const list = listStories(serviceFixtures)
const edit = editStories(serviceFixtures)

/** What the company offers, in the order in which the public site shows it. */
const meta = {
  title: 'Screens/Areas/Services',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Sorted by 'Order By', not by the last change. The column heading shows the order. */
export const List: Story = {
  ...list.filled,
  play: async (context) => {
    await list.filled.play(context)
    const { canvas } = context
    const head = canvas.getByRole('columnheader', { name: /^Order By/ })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    const byOrder = serviceFixtures.records.toSorted((one, other) => one.orderBy - other.orderBy)
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      byOrder.map(({ name }) => name),
    )
  },
}
export const ListLoading: Story = list.loading
export const ListNothingYet: Story = list.nothingYet
export const ListNothingFound: Story = list.nothingFound
export const ListFailed: Story = list.failed
export const ListInTheUK: Story = list.inRegion('UK')
export const ListAsStaff: Story = list.asStaff
export const Create: Story = edit.create
export const Edit: Story = edit.filled
export const EditLoading: Story = edit.loading
export const EditNotFound: Story = edit.notFound
export const EditFailed: Story = edit.failed
export const Journey: Story = { ...journeyStory(serviceFixtures), tags: ['action'] }

/** A service with service data cannot be deleted, and a toast gives the reason. */
export const StillHasServiceData: Story = {
  args: list.filled.args,
  play: async ({ canvas }) => {
    await chooseInRow(canvas, 'Web development', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expectToast('This service still has service data. Delete that first.')
    await expect(canvas.getByRole('rowheader', { name: 'Web development' })).toBeVisible()
  },
}
