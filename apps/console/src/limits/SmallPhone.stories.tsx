import { AdminAt } from '@staff/admin/testing'
import { expectFocusNotObscured, limitStory } from '@staff/admin/testing/limits'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { overlayStates } from './overlayStates'
import { screenStates } from './screenStates'

/** The smallest phone, and a laptop at 400 % zoom: one column with all actions of a wide screen. */
const meta = {
  title: 'Screens/At the limits/320 px',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
  globals: { viewport: { value: 'smallPhone' } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const at400 = { globals: { viewport: { value: 'zoomed' } } }

export const Login: Story = limitStory(screenStates.login)
export const Home: Story = limitStory(screenStates.home)
/** The top bar never covers the focused control. */
export const List: Story = limitStory(screenStates.list, expectFocusNotObscured)
/** The save bar does not cover it either. */
export const FormRefused: Story = limitStory(screenStates.refused, expectFocusNotObscured)
export const EditForm: Story = limitStory(screenStates.edit, expectFocusNotObscured)
/** In a low window both bars scroll away and leave room for the content. */
export const EditFormAt400Percent: Story = {
  ...limitStory(screenStates.edit, expectFocusNotObscured),
  ...at400,
}
export const HistoryOpen: Story = limitStory(overlayStates.history)
export const QueryOpen: Story = limitStory(overlayStates.query)
export const QueryOpenAt400Percent: Story = { ...QueryOpen, ...at400 }
export const DeleteAsked: Story = limitStory(overlayStates.deleting)
export const UserMenuOpen: Story = limitStory(overlayStates.userMenu)
export const NavigationOpen: Story = limitStory(overlayStates.navigation)
export const ChangePassword: Story = limitStory(screenStates.changePassword)
export const AccessDenied: Story = limitStory(screenStates.accessDenied)
