import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { IconButton, type IconButtonProps } from './IconButton'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { label: 'Close', icon: <X />, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<IconButtonProps>({
  room: '6rem',
  draw: (props) => <IconButton {...props} />,
  base: { label: 'Close', icon: <X /> },
  states: {
    Default: {},
    ...pointerStates,
    Disabled: { props: { disabled: true } },
    'Right to left': { props: { label: 'إغلاق' }, dir: 'rtl' },
  },
})

export const DoDont: Story = doAndDont({
  do: {
    show: <IconButton label="Close" icon={<X />} />,
    because: 'leave the words out where everybody knows the icon: close, menu.',
  },
  dont: {
    show: <IconButton label="Publish in both regions" icon={<Globe />} />,
    because: 'make people guess: an act of the product needs a button with words.',
  },
})

export const Close: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect(button).toHaveAttribute('title', 'Close')
    // With an `aria-label` the title would be a description, and screen readers would repeat it.
    await expect(button).not.toHaveAttribute('aria-label')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([32, 32])
  },
}
