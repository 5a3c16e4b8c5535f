import {
  accessDeniedStories,
  AdminAt,
  homeStories,
  loginStories,
  screenParameters,
} from '@staff/admin/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const login = loginStories()
const home = homeStories()
const denied = accessDeniedStories()

const meta = {
  title: 'Library',
  component: AdminAt,
  parameters: screenParameters,
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = login.empty
export const LoginNothingTyped: Story = login.nothingTyped
export const LoginLoading: Story = login.loggingIn
export const LoginRefused: Story = login.refused
export const LoginOffline: Story = login.offline
export const LoggedIn: Story = login.loggedIn
export const Home: Story = home.asAdministrator
export const HomeAsStaff: Story = home.asStaff
export const HomeLoading: Story = home.loading
export const HomeFailed: Story = home.failed
export const HomeRetried: Story = home.retried
export const AccessDenied: Story = denied.unknownPath
export const AccessDeniedLeft: Story = denied.backToHome

/** The library has no regions: there is no switch, and no path has a region. */
export const WithoutRegions: Story = {
  ...home.asAdministrator,
  play: async (context) => {
    await home.asAdministrator.play(context)
    const { canvas } = context
    await expect(canvas.queryByRole('radiogroup', { name: 'Region' })).not.toBeInTheDocument()
    const paths = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(paths).toContain('/dashboard/books')
    await expect(paths.filter((path) => !/^(\/dashboard(\/|$)|#)/.test(String(path)))).toEqual([])
  },
}
