import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { matrixStory } from '../stories/matrixStory'
import { arabic, longText } from '../stories/states'
import { defineStatus } from '../stories/status'
import { FilterButton, type FilterButtonProps } from './FilterButton'

const meta = {
  title: 'Components/Actions/FilterButton',
  component: FilterButton,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: { label: 'Type', value: '', open: false, onClick: fn(), onRemove: fn() },
} satisfies Meta<typeof FilterButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<FilterButtonProps>({
  draw: (props) => <FilterButton {...props} />,
  base: { label: 'Type', value: '', open: false, onRemove: () => {} },
  states: {
    Default: {},
    Hover: { pseudo: 'hover', on: 'button' },
    'Focus visible': { pseudo: 'focus-visible', on: 'button' },
    Open: { props: { open: true } },
    Set: { props: { value: 'Contract' } },
    'Long text': { props: { label: 'Department', value: longText } },
    'Right to left': { props: { label: arabic.name, value: arabic.hint }, dir: 'rtl' },
  },
})

export const NotSet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Set: Story = {
  args: { value: 'Contract' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Type: Contract' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Type' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A long value is cut; its accessible name is whole. */
export const LongValue: Story = {
  args: {
    label: 'Department',
    value: 'Research and development of everything that has not been invented',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: `Department: ${args.value}` })).toBeVisible()
  },
}
