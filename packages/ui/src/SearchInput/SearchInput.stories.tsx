import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { SearchInput, type SearchInputProps } from './SearchInput'

const meta = {
  title: 'Components/SearchInput',
  component: SearchInput,
  args: {
    label: 'Search testimonials',
    placeholder: 'Search testimonials',
    value: '',
    onChange: fn(),
    onKeyDown: fn(),
  },
  render: Controlled,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search testimonials' })
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.type(input, 'depot')
    await expect(args.onChange).toHaveBeenLastCalledWith('depot')
  },
}

export const Filled: Story = { args: { value: 'depot' } }

export const ClearedByButton: Story = {
  args: { value: 'depot' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const ClearedByEscape: Story = {
  args: { value: 'depot' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}')
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const Disabled: Story = { args: { value: 'depot', disabled: true } }

function Controlled(args: SearchInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <SearchInput
      {...args}
      value={value}
      onChange={(text) => {
        setValue(text)
        args.onChange(text)
      }}
    />
  )
}
