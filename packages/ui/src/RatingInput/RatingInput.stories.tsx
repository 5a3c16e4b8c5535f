import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { RatingInput, type RatingInputProps } from './RatingInput'

const meta = {
  title: 'Components/RatingInput',
  component: RatingInput,
  args: {
    label: 'Rating',
    name: 'rating',
    value: null,
    onChange: fn(),
    onBlur: fn(),
  },
  render: Controlled,
  // Radio buttons of one name belong together within a form: the docs page shows many.
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof RatingInput>

export default meta
type Story = StoryObj<typeof meta>

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
    // The error summary's link leads to the star that is given.
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveAttribute('id', 'rating')
  },
}

export const WithHint: Story = { args: { value: 5, hint: 'As the customer gave it' } }

export const Invalid: Story = {
  args: { required: true, hint: 'As the customer gave it', error: 'Rating is required' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('As the customer gave it Rating is required')
  },
}

export const Disabled: Story = { args: { value: 3, disabled: true } }

export const OutOfTen: Story = {
  args: { value: 7, most: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 of 10')).toBeVisible()
  },
}

export const ChosenByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }))
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await expect(canvas.getByText('2 of 5')).toBeVisible()
  },
}

export const ChosenByKeyboard: Story = {
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
