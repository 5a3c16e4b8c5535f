import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { LocaleContext } from '../Locale/LocaleContext'
import { expectDescribed } from '../stories/accessibilityChecks'
import { fieldStates } from '../stories/fieldStates'
import { matrixStory } from '../stories/matrixStory'
import { defineStatus } from '../stories/status'
import { TimeInput, type TimeInputProps } from './TimeInput'

const meta = {
  title: 'Components/Inputs/TimeInput',
  component: TimeInput,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-26' }),
  },
  args: { label: 'Time', name: 'time', value: '14:30', onChange: fn(), onBlur: fn() },
  render: Controlled,
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof TimeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<TimeInputProps>({
  draw: (props) => <TimeInput {...props} />,
  base: { label: 'Time', value: '14:30', onChange: () => {} },
  states: {
    ...fieldStates,
    Empty: { props: { value: '' } },
    Disabled: { props: { disabled: true } },
  },
})

/** What was typed becomes the usual format when the focus leaves. */
export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Time' })
    await userEvent.type(input, '2:30 pm')
    await expect(input).toHaveValue('2:30 pm')
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('14:30')
  },
}

/** In the US a day has twice twelve hours. */
export const InTheUS: Story = {
  decorators: [
    (Story) => (
      <LocaleContext value="en-US">
        <Story />
      </LocaleContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('2:30 PM')
    await expect(canvas.getByText('For example 2:30 PM')).toBeVisible()
  },
}

/** A text that is no time stays, so that it can be corrected. */
export const NoTime: Story = {
  args: { value: '25:00', error: 'Time must be a time, such as 14:30' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('25:00')
    await expectDescribed(input, { ...args, hint: 'For example 14:30' })
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

function Controlled(args: TimeInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <TimeInput
      {...args}
      value={value}
      onChange={(changed) => {
        setValue(changed)
        args.onChange(changed)
      }}
    />
  )
}
