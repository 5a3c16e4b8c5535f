import { team } from '@staff/content/team/team.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { createPath, listPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'

/** What people see in a region that does not have this area. */
const meta = {
  title: 'Screens/General/Access Restricted',
  component: AdminAt,
  args: { path: listPath('UK', team) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const text =
  'This page is only available in the US region, but the data is the same for both US and UK.'

export const InTheUK: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Restricted' })).toBeVisible()
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** The button opens the home screen of the region that was chosen last. */
export const BackToHome: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await canvas.findByText(text)
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back to Home' }))
    await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked()
  },
}

/** The same address, with its search, in the region that has the page. */
export const OpenedInTheUS: Story = {
  tags: ['action'],
  args: { path: `${listPath('UK', team)}?q=a` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Open in US' }))
    await expect(await canvas.findByRole('heading', { name: team.labels.title })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'US' })).toBeChecked()
    await expect(canvas.getByRole('searchbox')).toHaveValue('a')
  },
}

/** The forms of the area are restricted too. */
export const AddInTheUK: Story = {
  args: { path: createPath('UK', team) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
  },
}
