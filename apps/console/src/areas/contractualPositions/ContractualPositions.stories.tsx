import {
  AdminAt,
  editStories,
  journeyStory,
  listStories,
  screenParameters,
} from '@staff/admin/testing'
import { contractualPositionFixtures } from '@staff/content/contractualPosition/contractualPosition.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'

const list = listStories(contractualPositionFixtures)
const edit = editStories(contractualPositionFixtures)

/** The open positions for contractors, with their number of places. */
const meta = {
  title: 'Screens/Areas/Contractual positions',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = list.filled
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
export const Journey: Story = { ...journeyStory(contractualPositionFixtures), tags: ['action'] }
