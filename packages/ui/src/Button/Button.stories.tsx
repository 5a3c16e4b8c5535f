import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'

import { space } from '../theme/tokens'
import { Button, type ButtonProps } from './Button'
import { StoryRow } from '../stories/StoryRow'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { arabic, pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { children: 'Save changes', onClick: fn() },
  argTypes: { children: { control: 'text' }, icon: { control: false } },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<ButtonProps>({
  draw: (props) => <Button {...props} />,
  base: { children: 'Save' },
  variants: {
    Primary: { variant: 'primary' },
    Secondary: {},
    Quiet: { variant: 'quiet' },
    Danger: { variant: 'danger' },
    Add: { variant: 'add' },
    'With icon': { icon: <Download /> },
    Small: { size: 's', icon: <Download /> },
    Link: { href: '#export' },
  },
  states: {
    Default: {},
    ...pointerStates,
    Disabled: { props: { disabled: true, 'aria-disabled': true } },
    Loading: { props: { busy: true } },
    'Long text': { props: { children: 'Save and open the next testimonial' } },
    'Right to left': { props: { children: arabic.save }, dir: 'rtl' },
  },
})

/** A button that switches something on. */
export const Pressed: Story = { args: { children: 'Live preview', 'aria-pressed': true } }

export const DoDont: Story = doAndDont(
  {
    do: {
      show: (
        <StoryRow>
          <Button>Cancel</Button>
          <Button variant="primary">Save changes</Button>
        </StoryRow>
      ),
      because: 'let one button of a view weigh most: the one that most people came for.',
    },
    dont: {
      show: (
        <StoryRow>
          <Button variant="primary">Cancel</Button>
          <Button variant="primary">Save changes</Button>
        </StoryRow>
      ),
      because: 'use primary twice: the eye then finds neither.',
    },
  },
  {
    do: {
      show: <Button variant="danger">Delete testimonial</Button>,
      because: 'name what happens with a verb, and keep danger for what cannot be undone.',
    },
    dont: {
      show: <Button variant="danger">OK</Button>,
      because: 'answer a question nobody reads.',
    },
  },
  {
    do: {
      show: <Button variant="primary">Save changes</Button>,
      because: 'leave Save enabled while fields are wrong: pressing it tells what is missing.',
    },
    dont: {
      show: (
        <Button variant="primary" disabled>
          Save changes
        </Button>
      ),
      because: 'switch Save off until all is right: nobody learns what is wrong.',
    },
  },
)

export const Secondary: Story = {
  tags: ['action'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' })
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const AsLink: Story = {
  args: { href: '#export', icon: <Download />, children: 'Export' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Export' })
    await expect(link).toHaveAttribute('href', '#export')
    await expect(link).not.toHaveAttribute('type')
  },
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Most responses arrive within a second. After that, a spinner replaces the text. */
export const BusyForLong: Story = {
  tags: ['!autodocs'],
  args: { variant: 'primary', busy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' })
    const spinner = button.querySelector('[aria-hidden]') ?? button
    await expect(opacitiesAfter(990, button, spinner)).toEqual(['0', '1'])
    await expect(opacitiesAfter(1300, button, spinner)).toEqual(['1', '0'])
  },
}

/** The opacities of spinner and text, the given milliseconds after the button became busy. */
function opacitiesAfter(time: number, button: Element, spinner: Element) {
  for (const animation of button.getAnimations({ subtree: true })) {
    animation.pause()
    animation.currentTime = time
  }
  const seen = [spinner, button.lastElementChild ?? button]
  return seen.map((each) => getComputedStyle(each).opacity)
}

export const BusyKeepsItsWidth: Story = {
  tags: ['action'],
  render: (args) => (
    <Column>
      <Button {...args} variant="primary" />
      <Button {...args} variant="primary" busy />
      <Button {...args} icon={<Download />} />
      <Button {...args} icon={<Download />} busy />
    </Column>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width)
    await expect(widths[1]).toBe(widths[0])
    await expect(widths[3]).toBe(widths[2])
  },
}

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const BusyDoesNotSubmit: Story = {
  tags: ['action'],
  args: { type: 'submit', busy: true },
  decorators: [
    (Story) => (
      <form onSubmit={submit} aria-label="Name">
        <input aria-label="Name" /> <Story />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(canvas.getByRole('textbox'), 'Ana{Enter}')
    await expect(submit).not.toHaveBeenCalled()
  },
}

const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s2};
`
