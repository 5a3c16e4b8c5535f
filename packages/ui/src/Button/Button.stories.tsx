import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'

import { space } from '../theme/tokens'
import { Button } from './Button'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' })
    await expect(button).toHaveAttribute('type', 'button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Primary: Story = { args: { variant: 'primary' } }

export const Add: Story = { args: { variant: 'add', children: 'Publish' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Delete for good' } }

export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear filters' } }

export const WithIcon: Story = { args: { icon: <Download />, children: 'Export' } }

export const Small: Story = { args: { size: 's', icon: <Download />, children: 'Export' } }

export const Disabled: Story = { args: { variant: 'primary', disabled: true } }

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

export const BusyWithIcon: Story = { args: { icon: <Download />, children: 'Export', busy: true } }

export const BusyKeepsItsWidth: Story = {
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
  args: { type: 'submit', busy: true, onClick: undefined },
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
