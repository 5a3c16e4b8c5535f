import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { SearchInput, type SearchInputProps } from './SearchInput'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { arabic, longText, pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Inputs/SearchInput',
  component: SearchInput,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    label: 'Search testimonials',
    placeholder: 'Search testimonials',
    value: '',
    onChange: fn(),
    onKeyDown: fn(),
  },
  render: Controlled,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['matrix'] ? undefined : '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchInput>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<SearchInputProps>({
  draw: (props) => <SearchInput {...props} />,
  base: {
    label: 'Search testimonials',
    placeholder: 'Search testimonials',
    value: '',
    onChange: () => {},
  },
  states: {
    Empty: {},
    ...pointerStates,
    Filled: { props: { value: 'depot' } },
    'Hover, the cross': { props: { value: 'depot' }, pseudo: 'hover', on: 'button' },
    'Focus visible, the cross': {
      props: { value: 'depot' },
      pseudo: 'focus-visible',
      on: 'button',
    },
    Disabled: { props: { value: 'depot', disabled: true } },
    'Long text': { props: { value: longText } },
    'Right to left': { props: { value: arabic.person }, dir: 'rtl' },
  },
})

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search testimonials' })
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.type(input, 'depot')
    await expect(args.onChange).toHaveBeenLastCalledWith('depot')
  },
}

export const ClearedByButton: Story = {
  tags: ['action'],
  args: { value: 'depot' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const ClearedByEscape: Story = {
  tags: ['action'],
  args: { value: 'depot' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}')
    await expect(args.onChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

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
