import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'

import { space } from '../theme/tokens'
import { AddButton } from './AddButton'
import { CancelButton } from './CancelButton'
import { DeleteButton } from './DeleteButton'
import { EditButton } from './EditButton'

const meta = {
  title: 'Components/Add, Edit, Delete, Cancel',
  component: AddButton,
  subcomponents: { EditButton, DeleteButton, CancelButton },
  args: { onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof AddButton>

export default meta
type Story = StoryObj<typeof meta>

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

export const Edit: Story = { render: (args) => <EditButton {...args} /> }

export const Delete: Story = { render: (args) => <DeleteButton {...args} /> }

export const Cancel: Story = { render: (args) => <CancelButton {...args} /> }

export const InARow: Story = {
  render: (args) => (
    <Row>
      <EditButton {...args} size="s" aria-label="Edit Priya Raman" />
      <DeleteButton {...args} size="s" aria-label="Delete Priya Raman" />
    </Row>
  ),
}

export const DeleteBusy: Story = {
  render: (args) => <DeleteButton {...args} busy />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const Row = styled.div`
  display: flex;
  gap: ${space.s1};
`
