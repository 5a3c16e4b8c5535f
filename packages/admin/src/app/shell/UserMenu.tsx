import { afterMenu, Avatar, breakpoint, Menu, space, weight } from '@staff/ui'
import { Keyboard, KeyRound, LogOut, Monitor, Moon, Rows2, Rows4, Sun } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import type { Density } from '@staff/contract'

import { saveDensity } from '../../data/session/preferences'
import { notify } from '../../shared/notify'
import { listPreferences } from '../../stores/preferences/lists'
import { auth } from '../../stores/session/auth'
import { showShortcuts } from '../../stores/shortcuts'
import { chooseTheme, theme } from '../../stores/preferences/theme'
import { changePasswordPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { LogOutDialog } from './LogOutDialog'
import { useLogOut } from './useLogOut'

/** The menu of the user: theme, row height, password, shortcuts and logout. */
export function UserMenu() {
  const { name, roleTypeId } = useSnapshot(auth)
  const navigate = useNavigate()
  const changePassword = changePasswordPath(useRegion(), roleTypeId)
  const appearance = useAppearance()
  const { drafts, logOut, stay } = useLogOut(afterMenu)

  return (
    <>
      <Menu
        label={`Account of ${name}`}
        trigger={
          <Trigger>
            <Avatar name={name} />
            <span>{name}</span>
          </Trigger>
        }
        items={[
          ...appearance,
          { separator: true },
          {
            id: 'change-password',
            label: 'Change password',
            icon: <KeyRound />,
            onAction: () => void navigate(changePassword),
          },
          {
            id: 'shortcuts',
            label: 'Keyboard shortcuts',
            icon: <Keyboard />,
            onAction: () => afterMenu(showShortcuts),
          },
          { id: 'logout', label: 'Log out', icon: <LogOut />, onAction: logOut },
        ]}
      />
      <LogOutDialog drafts={drafts} onCancel={stay} />
    </>
  )
}

const themes = [
  { id: 'light', label: 'Light', icon: <Sun /> },
  { id: 'dark', label: 'Dark', icon: <Moon /> },
  { id: 'system', label: 'As the device', icon: <Monitor /> },
] as const

const rowSizes = [
  { id: 'roomy', label: 'Roomy', icon: <Rows2 /> },
  { id: 'compact', label: 'Compact', icon: <Rows4 /> },
] as const

/** The menu groups for the theme and the row height of lists. */
function useAppearance() {
  const { choice } = useSnapshot(theme)
  const { density } = useSnapshot(listPreferences)
  return [
    {
      heading: 'Theme',
      items: themes.map(({ id, label, icon }) => ({
        id,
        label,
        icon,
        checked: id === choice,
        onAction: () => chooseTheme(id),
      })),
    },
    {
      heading: 'Rows of lists',
      items: rowSizes.map(({ id, label, icon }) => ({
        id,
        label,
        icon,
        checked: id === density,
        onAction: () => void chooseDensity(id),
      })),
    },
  ]
}

async function chooseDensity(density: Density) {
  const outcome = await saveDensity(density)
  if (outcome.status === 'kept')
    notify('error', `The height of rows is kept on this device only. ${outcome.message}`)
}

const Trigger = styled.span`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  font-weight: ${weight.label};

  @container shell (max-width: ${breakpoint.narrow}) {
    span:last-child {
      display: none;
    }
  }
`
