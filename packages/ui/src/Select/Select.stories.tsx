import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { Select, type SelectProps } from './Select'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { fieldStates } from '../stories/fieldStates'
import { expectDescribed } from '../stories/accessibilityChecks'

const TYPES = ['Full time', 'Part time', 'Internship', 'Contract']

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: {
    label: 'Type',
    name: 'type',
    value: '',
    options: TYPES.map((label) => ({ value: label.toLowerCase(), label })),
    onChange: fn(),
    onBlur: fn(),
  },
  render: Controlled,
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<SelectProps>({
  draw: (props) => <Select {...props} />,
  base: {
    label: 'Type',
    value: 'contract',
    options: TYPES.map((label) => ({ value: label.toLowerCase(), label })),
    onChange: () => {},
  },
  states: {
    ...fieldStates,
    Hover: { pseudo: 'hover', on: 'button' },
    'Focus visible': { pseudo: 'focus-visible', on: 'button' },
    Empty: { props: { value: '', placeholder: 'Choose a type…' } },
    Disabled: { props: { disabled: true } },
  },
})

export const Empty: Story = {
  args: { placeholder: 'Choose a type…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Type/ })).toHaveTextContent('Choose a type…')
  },
}

export const Invalid: Story = {
  args: {
    required: true,
    hint: 'Stands beside the title on the public site.',
    error: 'Job type is required',
  },
  play: ({ canvas, args }) => expectDescribed(canvas.getByRole('button'), args),
}

export const Disabled: Story = {
  args: { value: 'contract', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Open: Story = {
  args: { value: 'part time' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const list = await screen.findByRole('listbox', { name: /Type/ })
    await expect(within(list).getAllByRole('option')).toHaveLength(4)
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent(
      'Part time',
    )
  },
}

/** A press while the options load opens the list, which says so. The options then appear in it. */
export const OpenWhileLoading: Story = {
  args: { options: [], placeholder: 'Loading…', emptyText: 'Loading…' },
  render: LoadedWhenOpen,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const list = await screen.findByRole('listbox', { name: /Type/ })
    await expect(list).toHaveTextContent('Loading…')
    await userEvent.click(await within(list).findByRole('option', { name: 'Internship' }))
    await expect(args.onChange).toHaveBeenCalledWith('internship')
  },
}

export const ChosenByPointer: Story = {
  tags: ['action'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: 'Internship' }))
    await expect(args.onChange).toHaveBeenCalledWith('internship')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Internship'))
  },
}

export const ChosenByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('part time')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const LongOptions: Story = {
  args: {
    label: 'Service',
    value: 'migration',
    options: [
      { value: 'design', label: 'Design systems' },
      {
        value: 'migration',
        label:
          'Migration of booking portals, timetables and invoices from systems nobody knows any more',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

function Controlled(args: SelectProps) {
  const [value, setValue] = useState(args.value)
  return (
    <Select
      {...args}
      value={value}
      onChange={(chosen) => {
        setValue(chosen)
        args.onChange(chosen)
      }}
    />
  )
}

/** Has options a moment after its list opened. */
function LoadedWhenOpen({ options: _none, ...props }: SelectProps) {
  const [options, setOptions] = useState<SelectProps['options']>([])
  const load = () => setTimeout(() => setOptions(meta.args.options), 400)
  return (
    <div onClickCapture={load}>
      <Controlled {...props} options={options} />
    </div>
  )
}

export const OpenRightToLeft: Story = {
  ...Open,
  globals: { direction: 'rtl' },
}
