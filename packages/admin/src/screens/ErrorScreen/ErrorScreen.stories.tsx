import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'

import { createPath } from '../../shared/paths'
import { newVersion } from '../../stores/newVersion'
import { AdminAt } from '../../testing/stories/AdminAt'
import { RouteErrorScreen } from './RouteErrorScreen'

/** A new version of the console was installed while a page was open. */
const meta = {
  title: 'Screens/General/New version',
  component: RouteErrorScreen,
  parameters: { layout: 'fullscreen', api: {} },
  beforeEach: () => () => {
    newVersion.isAvailable = false
  },
} satisfies Meta<typeof RouteErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A deployment removed the files of the screen: a reload loads the new ones. */
export const FilesMissing: Story = {
  beforeEach: () => {
    newVersion.isAvailable = true
  },
  render: () =>
    brokenScreen('Failed to fetch dynamically imported module: /assets/EditScreen-1a.js'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A new version is available')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

/** No network: the files cannot be loaded, and there is no new version. */
export const FilesUnreachable: Story = {
  render: () => brokenScreen('error loading dynamically imported module: /assets/EditScreen-1a.js'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This screen could not be shown')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A deployment while the user types: a banner appears above the form, which does not change. */
export const NewVersionDeployed: Story = {
  render: () => <AdminAt path={createPath('US', testimonial)} />,
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^Name/)
    await userEvent.type(name, 'Priya')
    newVersion.isAvailable = true
    await expect(await canvas.findByText('A new version is available')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Priya')
  },
}

function brokenScreen(message: string) {
  const loader = () => Promise.reject(new TypeError(message))
  const routes = [
    {
      path: '/',
      element: <></>,
      errorElement: <RouteErrorScreen />,
      hydrateFallbackElement: <></>,
      loader,
    },
  ]
  return <RouterProvider router={createMemoryRouter(routes)} />
}
