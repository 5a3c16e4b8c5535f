import { roleFixtures } from '@staff/content/role/role.fixtures'
import { user } from '@staff/entity/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { createPath, listPath } from '../../../shared/paths'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { fillForm } from '../../../testing/stories/fillForm'
import { screenParameters } from '../../../testing/stories/screenStory'
import { invited } from './stories/userLinkSteps'

const [, clientDesk] = roleFixtures.records

/** A colleague is added without a password, and chooses it with a link. */
const meta = {
  title: 'Screens/Areas/Users/Invite',
  component: AdminAt,
  args: { path: listPath('US', user) },
  parameters: { ...screenParameters, api: invited({ state: 'open' }) },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Who has not joined yet is marked. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('rowheader', { name: 'Esme Thornbury Invited' }),
    ).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Kofi Adjei' })).toBeVisible()
  },
}

export const ListedOnAPhone: Story = { ...Listed, globals: { viewport: { value: 'phone' } } }

export const Form: Story = {
  args: { path: createPath('US', user) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Invite them by a link/ }))
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull()
    await expect(canvas.getByText(/^The link goes to them by mail/)).toBeVisible()
  },
}

export const Added: Story = {
  tags: ['action'],
  args: { path: createPath('US', user) },
  parameters: { api: { confirmed: true } },
  play: async ({ canvas, canvasElement }) => {
    await addZora(canvas, canvasElement)
    await expect(await canvas.findByRole('rowheader', { name: 'Zora Neale Invited' })).toBeVisible()
  },
}

/** Where the server sends mails, the invitation is on its way at once. */
export const AddedAndMailed: Story = {
  tags: ['action'],
  args: { path: createPath('US', user) },
  parameters: { api: { sendsMails: true } },
  play: async ({ canvas, canvasElement }) => {
    await addZora(canvas, canvasElement)
    const row = within(await canvas.findByRole('row', { name: /Zora Neale/ }))
    await userEvent.click(row.getByRole('link', { name: /^Edit/ }))
    await expect(
      await canvas.findByText('The mail with the invitation is on its way.'),
    ).toBeVisible()
  },
}

async function addZora(canvas: Canvas, canvasElement: HTMLElement) {
  await canvas.findByRole('form')
  await fillForm(canvasElement, {
    firstName: 'Zora',
    lastName: 'Neale',
    email: 'zora.neale@example.com',
    roleId: clientDesk?.id,
    invite: true,
  })
  await userEvent.click(canvas.getByRole('button', { name: 'Add colleague' }))
}
