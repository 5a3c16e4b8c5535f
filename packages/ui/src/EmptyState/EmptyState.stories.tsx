import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { AddButton } from '../Button/AddButton'
import { Button } from '../Button/Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No testimonials yet' },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  args: {
    children: 'What clients say about the work appears here and on the public site.',
    action: <AddButton href="#create">Add testimonial</AddButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add testimonial' })).toBeVisible()
  },
}

const clear = fn()

export const NothingFound: Story = {
  args: {
    icon: <SearchX />,
    title: 'Nothing matches “helsinki”',
    children: 'Check the spelling, or search for fewer words.',
    action: <Button onClick={clear}>Clear search</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(clear).toHaveBeenCalledOnce()
  },
}

export const TitleAlone: Story = {}
