import { AdminAt } from '@staff/admin/testing'
import { expectFocusNotObscured, limitStory } from '@staff/admin/testing/limits'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { overlayStates } from './overlayStates'
import { screenStates } from './screenStates'

/** Text at 200 %, as users with low vision set it in their browser. All sizes scale with it. */
const meta = {
  title: 'Screens/At the limits/Large text',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const onAPhone = { globals: { viewport: { value: 'phone' } } }

export const Login: Story = limitStory(screenStates.login)
export const Home: Story = limitStory(screenStates.home)
export const List: Story = limitStory(screenStates.list)
export const ListOnAPhone: Story = { ...List, ...onAPhone }
export const FormRefused: Story = limitStory(screenStates.refused)
export const EditForm: Story = limitStory(screenStates.edit)
export const EditFormOnAPhone: Story = {
  ...limitStory(screenStates.edit, expectFocusNotObscured),
  ...onAPhone,
}
export const HistoryOpen: Story = limitStory(overlayStates.history)
export const QueryOpen: Story = limitStory(overlayStates.query)
export const DeleteAsked: Story = limitStory(overlayStates.deleting)
export const UserMenuOpen: Story = limitStory(overlayStates.userMenu)
export const ChangePassword: Story = limitStory(screenStates.changePassword)
export const AccessDenied: Story = limitStory(screenStates.accessDenied)
/** At 200 % a laptop has the drawer of a narrow window. */
export const NavigationOpen: Story = limitStory(overlayStates.navigation)
