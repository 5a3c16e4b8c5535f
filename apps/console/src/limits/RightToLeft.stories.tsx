import { AdminAt } from '@staff/admin/testing'
import { expectRightToLeft, limitStory } from '@staff/admin/testing/limits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { overlayStates } from './overlayStates'
import { screenStates } from './screenStates'

/** The layout of a translation into Arabic or Hebrew. Numbers and addresses stay left-to-right. */
const meta = {
  title: 'Screens/At the limits/Right to left',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
  globals: { direction: 'rtl', viewport: { value: 'laptop' } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = limitStory(screenStates.login, expectRightToLeft)
export const Home: Story = limitStory(screenStates.home, expectRightToLeft)
export const List: Story = limitStory(screenStates.list, expectRightToLeft)
export const Queries: Story = limitStory(screenStates.queries, expectRightToLeft)
export const FormRefused: Story = limitStory(screenStates.refused, expectRightToLeft)
export const EditForm: Story = limitStory(screenStates.edit, expectRightToLeft)
export const HistoryOpen: Story = limitStory(overlayStates.history, expectRightToLeft)
export const QueryOpen: Story = limitStory(overlayStates.query, expectRightToLeft)
export const DeleteAsked: Story = limitStory(overlayStates.deleting, expectRightToLeft)
/** The menu opens at the left, below the name of the user. */
export const UserMenuOpen: Story = limitStory(
  overlayStates.userMenu,
  expectRightToLeft,
  async (menu, canvas) => {
    const trigger = canvas.getByRole('button', { name: /^Account of/, hidden: true })
    const distance = menu.getBoundingClientRect().left - trigger.getBoundingClientRect().left
    await expect(Math.abs(distance)).toBeLessThan(2)
  },
)
/** The drawer opens from the right. */
export const NavigationOpen: Story = {
  ...limitStory(overlayStates.navigation, expectRightToLeft, async (drawer) => {
    await expect(drawer.getBoundingClientRect().right).toBeGreaterThan(innerWidth - 2)
    await expect(drawer.getBoundingClientRect().left).toBeGreaterThan(40)
  }),
  globals: { viewport: { value: 'phone' } },
}
export const ChangePassword: Story = limitStory(screenStates.changePassword, expectRightToLeft)
export const AccessDenied: Story = limitStory(screenStates.accessDenied, expectRightToLeft)
