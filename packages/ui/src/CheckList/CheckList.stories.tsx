import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { matrixStory } from '../stories/matrixStory'
import { arabic, longText } from '../stories/states'
import { defineStatus } from '../stories/status'
import { CheckList, type CheckListProps } from './CheckList'

const options = [
  { value: 'Full time', label: 'Full time', count: 1204 },
  { value: 'Part time', label: 'Part time', count: 12 },
  { value: 'Contract', label: 'Contract', count: 3 },
  { value: 'Internship', label: 'Internship', count: 0 },
]

const meta = {
  title: 'Components/Inputs/CheckList',
  component: CheckList,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: { label: 'Type', options, value: [], onChange: fn() },
  render: Controlled,
} satisfies Meta<typeof CheckList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<CheckListProps>({
  draw: (props) => <CheckList {...props} />,
  base: { label: 'Type', options, value: ['Contract'], onChange: () => {} },
  states: {
    Default: {},
    'Without counts': { props: { options: [{ value: 'Contract', label: 'Contract' }] } },
    'Long text': { props: { options: [{ value: longText, label: longText, count: 12 }] } },
    'Right to left': {
      props: { options: [{ value: arabic.name, label: arabic.name, count: 12 }] },
      dir: 'rtl',
    },
  },
})

export const SomeChosen: Story = {
  args: { value: ['Contract', 'Part time'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('option', { selected: true })).toHaveLength(2)
    await expect(canvas.getByRole('option', { name: /Full time/ })).toHaveTextContent('1,204')
  },
}

/** An option that no record has cannot be chosen, but a chosen one can be taken back. */
export const NoneHasIt: Story = {
  args: { value: ['Internship'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /Internship/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('option', { name: /Internship/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const WithoutCounts: Story = {
  args: { options: options.map(({ value, label }) => ({ value, label })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Internship' })).toBeEnabled()
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('option', { name: /Contract/ })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Part time', 'Contract'])
    await expect(canvas.getByRole('option', { name: /Contract/ })).toHaveFocus()
  },
}

function Controlled({ value, onChange, ...props }: CheckListProps) {
  const [chosen, setChosen] = useState(value)
  function handleChange(next: string[]) {
    setChosen(next)
    onChange(next)
  }
  return <CheckList {...props} value={chosen} onChange={handleChange} />
}
