import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { AddButton } from '../Button/AddButton'
import { Button } from '../Button/Button'
import { EmptyState, type EmptyStateProps } from './EmptyState'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { arabic, longText } from '../stories/states'

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { title: 'No testimonials yet' },
  argTypes: { children: { control: 'text' }, icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<EmptyStateProps>({
  room: '24rem',
  draw: (props) => <EmptyState {...props} />,
  base: { title: 'No testimonials yet' },
  states: {
    'Title alone': {},
    'With a way on': {
      props: {
        children: 'What clients say about the work appears here.',
        action: <AddButton href="#create">Add testimonial</AddButton>,
      },
    },
    'Nothing found': {
      props: {
        icon: <SearchX />,
        title: 'Nothing matches “helsinki”',
        action: <Button>Clear search</Button>,
      },
    },
    'Long text': { props: { title: longText, children: longText } },
    'Right to left': {
      props: {
        title: arabic.testimonials,
        children: arabic.sentence,
        action: <AddButton>{arabic.add}</AddButton>,
      },
      dir: 'rtl',
    },
  },
})

export const DoDont: Story = doAndDont({
  do: {
    show: (
      <EmptyState
        title="No testimonials yet"
        action={<AddButton href="#create">Add testimonial</AddButton>}
      >
        What clients say about the work appears here and on the public site.
      </EmptyState>
    ),
    because: 'say what will stand here, and offer the step that fills it.',
  },
  dont: {
    show: <EmptyState title="No data" />,
    because: 'leave people to guess whether something is broken.',
  },
})

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
