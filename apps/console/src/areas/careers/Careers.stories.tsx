import {
  AdminAt,
  editStories,
  journeyStory,
  listStories,
  screenParameters,
} from '@staff/admin/testing'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const list = listStories(careerFixtures)
const edit = editStories(careerFixtures)

/** The open positions that the public site offers in the US and the UK. */
const meta = {
  title: 'Screens/Areas/Careers',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = list.filled
export const ListTellsYears: Story = {
  tags: ['action'],
  ...list.filled,
  play: async ({ canvas }) => {
    for (const years of ['7.5 years', '1 year', '3 years', '12 years'])
      await expect(await canvas.findByRole('cell', { name: years })).toBeVisible()
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
export const Journey: Story = { ...journeyStory(careerFixtures), tags: ['action'] }
