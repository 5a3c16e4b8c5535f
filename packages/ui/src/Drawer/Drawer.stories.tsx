import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'

import { Button } from '../Button/Button'
import { Drawer } from './Drawer'
import { defineStatus } from '../stories/status'
import { longText } from '../stories/states'
import { space } from '../theme/tokens'

const Places = styled.ul`
  a {
    display: block;
    padding-block: ${space.s2};
  }
`

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    label: 'Navigation',
    children: (
      <nav aria-label="Main">
        <Places>
          <li>
            <a href="#home">Home</a>
          </li>
          <li>
            <a href="#queries">Queries</a>
          </li>
        </Places>
      </nav>
    ),
  },
  argTypes: { children: { control: false } },
  // Each in an iframe, because it covers the whole window.
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    docs: { story: { inline: false, height: '24rem' } },
  },
  globals: { viewport: { value: 'smallPhone' } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' })
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
  },
}

function WithOpener(args: ComponentProps<typeof Drawer>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Navigation</Button>
      <Drawer {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

export const FocusTrappedUntilEscape: Story = {
  tags: ['action'],
  render: WithOpener,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Navigation' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('link', { name: 'Queries' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClosedByButton: Story = {
  tags: ['action'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = { args: { children: <p>{longText}</p> } }

export const RightToLeft: Story = {
  globals: { viewport: { value: 'smallPhone' }, direction: 'rtl' },
}
