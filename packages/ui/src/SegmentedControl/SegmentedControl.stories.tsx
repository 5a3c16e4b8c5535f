import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { SegmentedControl } from './SegmentedControl'

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
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

export const Region: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Region' })).toBeVisible()
    await userEvent.click(canvas.getByText('UK'))
    await expect(args.onChange).toHaveBeenCalledWith('UK')
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'US' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('UK')
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked()
  },
}

export const ThreeThemes: Story = {
  args: {
    label: 'Theme',
    value: 'system',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'system', label: 'System' },
    ],
  },
}
