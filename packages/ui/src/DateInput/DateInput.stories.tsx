import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LocaleContext } from '../Locale/LocaleContext'
import { expectDescribed } from '../stories/accessibilityChecks'
import { fieldStates } from '../stories/fieldStates'
import { matrixStory } from '../stories/matrixStory'
import { defineStatus } from '../stories/status'
import { DateInput, type DateInputProps } from './DateInput'

const meta = {
  title: 'Components/Inputs/DateInput',
  component: DateInput,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-24' }),
  },
  args: {
    label: 'Acquired',
    name: 'acquired',
    value: '2026-11-22',
    onChange: fn(),
    onBlur: fn(),
  },
  render: Controlled,
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
} satisfies Meta<typeof DateInput>

export default meta
type Story = StoryObj<typeof meta>

const inTheUS: Decorator = (Story) => (
  <LocaleContext value="en-US">
    <Story />
  </LocaleContext>
)

export const Playground: Story = {}

export const Matrix: Story = matrixStory<DateInputProps>({
  draw: (props) => <DateInput {...props} />,
  base: { label: 'Acquired', value: '2026-11-22', onChange: () => {} },
  states: {
    ...fieldStates,
    Hover: { pseudo: 'hover', on: 'div:has(> input)' },
    'Focus visible': { pseudo: 'focus-visible', on: 'input' },
    'Focus visible, the calendar': { pseudo: 'focus-visible', on: 'button' },
    Empty: { props: { value: '' } },
    'With a time': { props: { value: '2026-11-22T14:30:00.000Z', withTime: true } },
    Disabled: { props: { disabled: true } },
  },
})

/** In the UK the day is first. The input says so by an example. */
export const DayFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('22/11/2026')
    await expect(canvas.getByText('For example 22/11/2026')).toBeVisible()
  },
}

/** In the US the month is first. */
export const MonthFirst: Story = {
  decorators: [inTheUS],
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await expect(canvas.getByText('For example 11/22/2026')).toBeVisible()
    await userEvent.type(input, '5/1/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-01')
    await userEvent.tab()
    await userEvent.tab()
    await expect(input).toHaveValue('05/01/2026')
  },
}

/** A month in words needs no order. What was typed becomes the usual format when the focus leaves. */
export const TypedInWords: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'Nov 5, 2026')
    await expect(input).toHaveValue('Nov 5, 2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05')
    await userEvent.tab()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('05/11/2026')
  },
}

/** A text that is no date stays, so that it can be corrected. */
export const NoDate: Story = {
  args: { value: '30/02/2026', error: 'Acquired must be a date, such as 2026-11-22' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('30/02/2026')
    await expectDescribed(input, { ...args, hint: 'For example 22/11/2026' })
  },
}

/** The time zone is named, because the server stores UTC. */
export const WithATime: Story = {
  args: { label: 'Due back', value: '2026-11-22T14:30:00.000Z', withTime: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    const shown = new Date(2026, 10, 22, 16, 5)
    await expect(canvas.getByText(/The time zone is \S+\.$/)).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(input, '22/11/2026 4:05 pm')
    await expect(args.onChange).toHaveBeenLastCalledWith(shown.toISOString())
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const CalendarOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose acquired in a calendar' }))
    const grid = await openCalendar()
    await expect(grid).toHaveAccessibleName(/November 2026/)
    await expect(grid.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('M')
    await expect(grid.getByRole('button', { name: /22 November 2026.*selected/i })).toBeVisible()
  },
}

/** In the US a week begins on Sunday. */
export const CalendarOpenInTheUS: Story = {
  decorators: [inTheUS],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose acquired in a calendar' }))
    const grid = await openCalendar()
    await expect(grid.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('S')
    await expect(grid.getByRole('button', { name: /November 22, 2026.*selected/i })).toBeVisible()
  },
}

/** Alt and Down opens the calendar, the arrows and Page Up move in it, and Enter chooses. */
export const ChosenByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const grid = await openCalendar()
    await waitFor(() =>
      expect(grid.getByRole('button', { name: /22 November 2026/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{PageUp}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-23')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('23/10/2026'))
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

/** A chosen day keeps the time. */
export const ChosenByPointer: Story = {
  tags: ['action'],
  args: { value: new Date(2026, 10, 22, 14, 30).toISOString(), withTime: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose acquired in a calendar' }))
    const grid = await openCalendar()
    await userEvent.click(grid.getByRole('button', { name: /24 November 2026/ }))
    const chosen = new Date(2026, 10, 24, 14, 30).toISOString()
    await expect(args.onChange).toHaveBeenLastCalledWith(chosen)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const CalendarRightToLeft: Story = { ...CalendarOpen, globals: { direction: 'rtl' } }

async function openCalendar() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Acquired' }))
  const grid = await dialog.findByRole('grid')
  return Object.assign(grid, within(grid))
}

function Controlled(args: DateInputProps) {
  const [value, setValue] = useState(args.value)
  return (
    <DateInput
      {...args}
      value={value}
      onChange={(changed) => {
        setValue(changed)
        args.onChange(changed)
      }}
    />
  )
}
