import type { Meta, StoryObj } from '@storybook/react-vite'
import { Save } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button/Button'
import { doAndDont } from '../stories/DoAndDont'
import { matrixStory } from '../stories/matrixStory'
import { arabic, pointerStates } from '../stories/states'
import { defineStatus } from '../stories/status'
import { SplitButton, type SplitButtonProps } from './SplitButton'

const choose = fn()

const meta = {
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  args: {
    label: 'More ways to save',
    variant: 'primary',
    children: (
      <Button variant="primary" icon={<Save />}>
        Save changes
      </Button>
    ),
    items: [
      {
        id: 'draft',
        label: 'Save as draft',
        description: 'The public site does not show it until it is published.',
        onAction: () => choose('draft'),
      },
    ],
  },
  argTypes: { children: { control: false }, items: { control: false } },
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: null }),
    docs: { story: { inline: false, height: '12rem' } },
  },
} satisfies Meta<typeof SplitButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<SplitButtonProps>({
  draw: (props) => <SplitButton {...props} />,
  base: {
    label: 'More ways to save',
    children: <Button>Save</Button>,
    items: [{ id: 'draft', label: 'Save as draft' }],
  },
  variants: {
    Secondary: {},
    Small: { size: 's', children: <Button size="s">Save</Button> },
    Primary: { variant: 'primary', children: <Button variant="primary">Save</Button> },
    Add: { variant: 'add', children: <Button variant="add">Add</Button> },
  },
  states: {
    Default: {},
    ...pointerStates,
    Busy: { props: { busy: true } },
    'Right to left': { props: { children: <Button>{arabic.save}</Button> }, dir: 'rtl' },
  },
})

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to save' }))
    const item = await screen.findByRole('menuitem', { name: /^Save as draft The public site/ })
    await waitFor(() => expect(item).toBeVisible())
  },
}

export const OpenOnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

export const ByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const arrow = canvas.getByRole('button', { name: 'More ways to save' })
    await expect(arrow).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /^Save as draft/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await expect(choose).toHaveBeenLastCalledWith('draft')
    await waitFor(() => expect(arrow).toHaveFocus())
  },
}

export const DoDont: Story = doAndDont({
  do: {
    show: (
      <SplitButton label="More ways to save" items={[{ id: 'draft', label: 'Save as draft' }]}>
        <Button>Save</Button>
      </SplitButton>
    ),
    because: 'keep the usual way in the button, and rarer ways of the same act in its menu.',
  },
  dont: {
    show: (
      <SplitButton label="More actions" items={[{ id: 'delete', label: 'Delete' }]}>
        <Button>Save</Button>
      </SplitButton>
    ),
    because: 'put another act into the menu: nobody looks for it behind that button.',
  },
})
