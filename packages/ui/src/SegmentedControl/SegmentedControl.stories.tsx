import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { arabic, pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Inputs/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    label: 'Region',
    value: 'US',
    options: [
      { value: 'US', label: 'US' },
      { value: 'UK', label: 'UK' },
    ],
    onChange: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next)
          setValue(next)
        }}
      />
    )
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<SegmentedControlProps<string>>({
  draw: (props) => <SegmentedControl {...props} />,
  base: {
    label: 'Region',
    value: 'US',
    options: [
      { value: 'US', label: 'US' },
      { value: 'UK', label: 'UK' },
    ],
    onChange: () => {},
  },
  states: {
    Default: {},
    ...pointerStates,
    Hover: { pseudo: 'hover', on: 'input:not(:checked)' },
    'Three options': {
      props: {
        value: 'system',
        options: ['Light', 'Dark', 'System'].map((label) => ({
          value: label.toLowerCase(),
          label,
        })),
      },
    },
    'Right to left': {
      props: {
        value: 'one',
        options: [
          { value: 'one', label: arabic.content },
          { value: 'two', label: arabic.testimonials },
        ],
      },
      dir: 'rtl',
    },
  },
})

const long = ['Full time', 'Part time', 'Internship', 'Contract', 'Freelance', 'Apprenticeship']

export const DoDont: Story = doAndDont({
  do: {
    show: (
      <SegmentedControl
        label="Region"
        value="US"
        options={[
          { value: 'US', label: 'US' },
          { value: 'UK', label: 'UK' },
        ]}
        onChange={() => {}}
      />
    ),
    because: 'offer two to four short words, for a choice that takes effect at once.',
  },
  dont: {
    show: (
      <SegmentedControl
        label="Type"
        value="Contract"
        options={long.map((label) => ({ value: label, label }))}
        onChange={() => {}}
      />
    ),
    because: 'put a long list in a line: a Select has room for it.',
  },
})

export const Region: Story = {
  tags: ['action'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Region' })).toBeVisible()
    await userEvent.click(canvas.getByText('UK'))
    await expect(args.onChange).toHaveBeenCalledWith('UK')
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  tags: ['action'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'US' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('UK')
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked()
  },
}
