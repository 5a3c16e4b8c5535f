import { AdminAt } from '@staff/admin/testing'
import {
  type Check,
  expectFocusVisible,
  expectIconsVisible,
  expectStateVisible,
  expectDifferentLooks,
  withForcedColours,
  limitStory,
  withColoursForced,
} from '@staff/admin/testing/limits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'

import { overlayStates } from './overlayStates'
import { screenStates } from './screenStates'

/** The screens with a contrast theme of Windows, forced in every browser: only the few colours of the theme. */
const meta = {
  title: 'Screens/At the limits/Forced colours',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
  globals: { viewport: { value: 'laptop' } },
  decorators: [withColoursForced],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const login = forced((main) => expectFocusVisible(within(main).getByRole('textbox')))
export const Login: Story = limitStory(screenStates.login, login)

const home = forced((main) =>
  expectFocusVisible(within(main).getByRole('link', { name: /^Users/ })),
)
export const Home: Story = limitStory(screenStates.home, home)

/** Checks the current page, the region and a disabled button. */
export const List: Story = limitStory(
  screenStates.list,
  forced(async (main, canvas) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expectStateVisible(navigation.getByRole('link', { current: 'page' }), 'aria-current')
    const [us, uk] = ['US', 'UK'].map((name) => canvas.getByRole('radio', { name }))
    await expectDifferentLooks(us?.parentElement ?? null, uk?.parentElement ?? null)
    await expectStateVisible(
      within(main).getByRole('button', { name: 'Previous' }),
      'aria-disabled',
    )
    await expectFocusVisible(within(main).getByRole('button', { name: 'Name' }))
  }),
)

const refused = forced((main) =>
  expectStateVisible(within(main).getByRole('textbox', { name: 'Name' }), 'aria-invalid'),
)
export const FormRefused: Story = limitStory(screenStates.refused, refused)

const edit = forced((main) =>
  expectFocusVisible(within(main).getByRole('button', { name: 'Remove Delivery' })),
)
export const EditForm: Story = limitStory(screenStates.edit, edit)

const query = forced((dialog) =>
  expectFocusVisible(within(dialog).getByRole('button', { name: 'Close' })),
)
export const QueryOpen: Story = limitStory(overlayStates.query, query)

const deleting = forced((dialog) =>
  expectFocusVisible(within(dialog).getByRole('button', { name: 'Delete' })),
)
export const DeleteAsked: Story = limitStory(overlayStates.deleting, deleting)

const userMenu = forced((menu) =>
  expectFocusVisible(within(menu).getByRole('menuitem', { name: 'Log out' })),
)
export const UserMenuOpen: Story = limitStory(overlayStates.userMenu, userMenu)

const navigation = forced((drawer) =>
  expectStateVisible(within(drawer).getByRole('link', { current: 'page' }), 'aria-current'),
)
export const NavigationOpen: Story = {
  ...limitStory(overlayStates.navigation, navigation),
  globals: { viewport: { value: 'phone' } },
}

export const ChangePassword: Story = limitStory(screenStates.changePassword, forced())
export const AccessDenied: Story = limitStory(screenStates.accessDenied, forced())

function forced(check?: Check): Check {
  return (part, canvas) =>
    withForcedColours(async () => {
      await expectIconsVisible()
      await check?.(part, canvas)
    })
}
