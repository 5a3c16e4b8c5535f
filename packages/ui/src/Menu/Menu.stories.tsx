import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, KeyRound, LogOut } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Avatar } from '../Avatar/Avatar'
import { Menu, type MenuProps } from './Menu'
import { MenuList } from './useMenu'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { arabic, longText, pointerStates } from '../stories/states'

const choose = fn()

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  subcomponents: { MenuList },
  args: {
    label: 'Account of Ana Moreno',
    trigger: (
      <>
        <Avatar name="Ana Moreno" />
        Ana Moreno
        <ChevronDown />
      </>
    ),
    items: [
      {
        heading: 'Theme',
        items: [
          { id: 'light', label: 'Light', checked: false, onAction: () => choose('light') },
          { id: 'dark', label: 'Dark', checked: false, onAction: () => choose('dark') },
          { id: 'system', label: 'System', checked: true, onAction: () => choose('system') },
        ],
      },
      { separator: true },
      { id: 'password', label: 'Change password', icon: <KeyRound />, href: '#change-password' },
      { id: 'logout', label: 'Log out', icon: <LogOut />, onAction: () => choose('logout') },
    ],
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
  // Each in an iframe, because it covers the whole window.
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    docs: { story: { inline: false, height: '20rem' } },
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<MenuProps>({
  room: '12rem',
  draw: (props) => <Menu {...props} />,
  base: {
    label: 'Account of Ana Moreno',
    trigger: (
      <>
        <Avatar name="Ana Moreno" /> Ana Moreno <ChevronDown />
      </>
    ),
    items: [{ id: 'logout', label: 'Log out' }],
  },
  states: {
    Closed: {},
    ...pointerStates,
    'Long text': { props: { label: longText, trigger: longText } },
    'Right to left': {
      props: {
        label: arabic.person,
        trigger: (
          <>
            <Avatar name={arabic.person} /> {arabic.person} <ChevronDown />
          </>
        ),
      },
      dir: 'rtl',
    },
  },
})

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked()
    await expect(screen.getByRole('menuitem', { name: 'Change password' })).toHaveAttribute(
      'href',
      '#change-password',
    )
  },
}

export const ByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await waitFor(() => expect(document.activeElement?.role).toMatch(/^menuitem/))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(choose).toHaveBeenLastCalledWith('logout')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const ChoosingATheme: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await expect(choose).toHaveBeenLastCalledWith('dark')
  },
}

export const EscapeCloses: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Its left edge aligns with that of its button. */
export const OpenRightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    const difference = menu.getBoundingClientRect().left - trigger.getBoundingClientRect().left
    await expect(Math.abs(difference)).toBeLessThan(2)
  },
}
