import {
  AdminAt,
  editStories,
  journeyStory,
  listStories,
  screenParameters,
} from '@staff/admin/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { authorFixtures } from './author.fixtures'

const list = listStories(authorFixtures)
const edit = editStories(authorFixtures)

const meta = {
  title: 'Authors',
  component: AdminAt,
  parameters: screenParameters,
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = list.filled
export const ListNothingYet: Story = list.nothingYet
export const ListFailed: Story = list.failed
export const ListAsStaff: Story = list.asStaff
export const Edit: Story = edit.filled
export const EditNotFound: Story = edit.notFound
export const Journey: Story = journeyStory(authorFixtures)
