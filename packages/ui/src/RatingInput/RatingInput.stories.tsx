import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { RatingInput, type RatingInputProps } from './RatingInput'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { fieldStates } from '../stories/fieldStates'
import { expectDescribed } from '../stories/accessibilityChecks'

const meta = {
  title: 'Components/Inputs/RatingInput',
  component: RatingInput,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    label: 'Rating',
    name: 'rating',
    value: null,
    onChange: fn(),
    onBlur: fn(),
  },
  render: Controlled,
  // Radio buttons of one name form one group, and the docs page has many groups.
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof RatingInput>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<RatingInputProps>({
  draw: (props, name) => <RatingInput {...props} name={name} />,
  base: { label: 'Rating', name: 'rating', value: 3, onChange: () => {} },
  states: {
    ...fieldStates,
    Hover: { pseudo: 'hover', on: 'label:nth-child(4) input' },
    'Focus visible': { pseudo: 'focus-visible', on: ':checked' },
    Empty: { props: { value: null } },
    Invalid: { props: { value: null, required: true, error: 'Rating is required' } },
    Disabled: { props: { disabled: true } },
    'Out of ten': { props: { value: 7, max: 10 } },
  },
})

export const Empty: Story = {
  args: { id: 'no-rating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Rating' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(5)
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveAttribute('id', 'no-rating')
  },
}

export const Filled: Story = {
  args: { id: 'rating', value: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 5')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
    // The link of the error summary leads to the checked star.
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveAttribute('id', 'rating')
  },
}

export const Invalid: Story = {
  args: { required: true, hint: 'As the customer gave it', error: 'Rating is required' },
  play: ({ canvas, args }) => expectDescribed(canvas.getByRole('radio', { name: '1 star' }), args),
}

export const OutOfTen: Story = {
  args: { value: 7, max: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 of 10')).toBeVisible()
  },
}

export const ChosenByPointer: Story = {
  tags: ['action'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }))
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await expect(canvas.getByText('2 of 5')).toBeVisible()
  },
}

export const ChosenByKeyboard: Story = {
  tags: ['action'],
  args: { value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

function Controlled(args: RatingInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <RatingInput
      {...args}
      value={value}
      onChange={(rating) => {
        setValue(rating)
        args.onChange(rating)
      }}
    />
  )
}
