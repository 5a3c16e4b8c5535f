import { createPath, listPath } from '@staff/admin'
import { AdminAt, editStories, screenParameters } from '@staff/admin/testing'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { serviceDataFixtures } from '@staff/content/serviceData/serviceData.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const edit = editStories(serviceDataFixtures)
const { serviceId } = serviceDataFixtures.filled

/** The figures and texts that belong to a service, in a form of their own. */
const meta = {
  title: 'Screens/Areas/Service data',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Create: Story = edit.create
export const Edit: Story = edit.filled
export const EditLoading: Story = edit.loading
export const EditNotFound: Story = edit.notFound
export const EditFailed: Story = edit.failed

/** The link from a service presets the service in the form. */
export const CreateForAService: Story = {
  args: { path: `${createPath('US', serviceData)}?serviceId=${serviceId}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Web development/ })).toBeVisible()
    const trail = canvas.getByRole('navigation', { name: /breadcrumb/i })
    await expect(trail).toHaveTextContent(/Home.*Services.*Add service data/)
    const main = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(main.getByRole('link', { current: 'page' })).toHaveTextContent('Services')
  },
}

/** The screen of services lists service data; it has no list path of its own. */
export const NoList: Story = {
  args: { path: listPath('US', serviceData) },
  play: async ({ canvas }) => {
    const denied = 'You do not have permission to view this page.'
    await expect(await canvas.findByText(denied)).toBeVisible()
  },
}

export const CreateInTheUK: Story = {
  args: { path: createPath('UK', serviceData) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Restricted' })).toBeVisible()
  },
}

export const CreateAsStaff: Story = {
  args: { path: createPath('US', serviceData) },
  parameters: { api: { role: 'staff' } },
  play: async ({ canvas }) => {
    const denied = 'You do not have permission to view this page.'
    await expect(await canvas.findByText(denied)).toBeVisible()
  },
}
