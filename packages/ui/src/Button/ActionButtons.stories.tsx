import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { AddButton } from './AddButton'
import { Button, type ButtonProps } from './Button'
import { CancelButton } from './CancelButton'
import { DeleteButton } from './DeleteButton'
import { EditButton } from './EditButton'
import { StoryRow } from '../stories/StoryRow'
import { defineStatus } from '../stories/status'
import type { MatrixProps } from '../stories/Matrix'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { arabic, pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Actions/Add, Edit, Delete, Cancel',
  component: AddButton,
  subcomponents: { EditButton, DeleteButton, CancelButton },
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { onClick: fn() },
  argTypes: { children: { control: 'text' }, icon: { control: false } },
} satisfies Meta<typeof AddButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const states: MatrixProps<ButtonProps>['states'] = {
  Default: {},
  ...pointerStates,
  Disabled: { props: { disabled: true } },
  Loading: { props: { busy: true } },
  'Long text': { props: { children: 'Contractual position' } },
  'Right to left': { props: { children: arabic.add }, dir: 'rtl' },
}

const buttons = { Add: AddButton, Edit: EditButton, Delete: DeleteButton, Cancel: CancelButton }

export const Matrix: Story = matrixStory<ButtonProps & { as: keyof typeof buttons }>({
  draw: ({ as, ...props }) => createElement(buttons[as], props),
  base: { as: 'Add' },
  variants: {
    Add: {},
    'Add, as a link': { href: '#create' },
    Edit: { as: 'Edit' },
    'Edit in a row': { as: 'Edit', size: 's' },
    Delete: { as: 'Delete' },
    'Delete in a row': { as: 'Delete', size: 's' },
    Cancel: { as: 'Cancel' },
  },
  states,
})

export const DoDont: Story = doAndDont(
  {
    do: {
      show: (
        <StoryRow>
          <EditButton size="s" aria-label="Edit Priya Raman" />
          <DeleteButton size="s" aria-label="Delete Priya Raman" />
        </StoryRow>
      ),
      because: 'name the record for those who hear the button: “Delete Priya Raman”.',
    },
    dont: {
      show: (
        <StoryRow>
          <EditButton size="s" />
          <DeleteButton size="s" />
        </StoryRow>
      ),
      because: 'leave twenty buttons on a page that are all called “Delete”.',
    },
  },
  {
    do: {
      show: <AddButton href="#create">Add testimonial</AddButton>,
      because: 'make Add a link where it opens a form: it can be opened in a new tab.',
    },
    dont: {
      show: <Button variant="add">Save changes</Button>,
      because: 'use green for anything but making a new record.',
    },
  },
)

export const Add: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const AddAsLink: Story = {
  args: { href: '#create', children: 'Add testimonial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add testimonial' })).toHaveAttribute(
      'href',
      '#create',
    )
  },
}

export const InARow: Story = {
  render: (args) => (
    <StoryRow>
      <EditButton {...args} size="s" aria-label="Edit Priya Raman" />
      <DeleteButton {...args} size="s" aria-label="Delete Priya Raman" />
    </StoryRow>
  ),
}

export const DeleteBusy: Story = {
  render: (args) => <DeleteButton {...args} busy />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
