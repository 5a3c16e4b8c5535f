import { Avatar, breakpoint, Menu } from '@staff/ui'
import { Keyboard, KeyRound, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { logOutCall } from '../../data/session'
import { auth, logOut } from '../../stores/auth'
import { showShortcuts } from '../../stores/shortcuts'
import { chooseTheme, theme } from '../../stores/theme'
import { changePasswordPath } from '../paths'
import { useCountry } from '../useCountry'

/** The person's name, what they may choose for themselves, and the way out. */
export function UserMenu() {
  const { name, roleTypeId } = useSnapshot(auth)
  const navigate = useNavigate()
  const changePassword = changePasswordPath(useCountry(), roleTypeId)
  const { choice } = useSnapshot(theme)
  const themes = [
    { id: 'light', label: 'Light', icon: <Sun /> },
    { id: 'dark', label: 'Dark', icon: <Moon /> },
    { id: 'system', label: 'As the device', icon: <Monitor /> },
  ] as const
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={
        <Trigger>
          <Avatar name={name} />
          <span>{name}</span>
        </Trigger>
      }
      items={[
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
          onAction: handleShortcuts,
        },
        { id: 'logout', label: 'Log out', icon: <LogOut />, onAction: handleLogOut },
      ]}
    />
  )
}

function handleShortcuts() {
  // First the menu gives the focus back to its button, so that the dialog can do so after it.
  document.addEventListener('focusin', showShortcuts, { once: true })
}

function handleLogOut() {
  // The call takes its token before the session is forgotten here.
  void logOutCall()
  logOut()
}

const Trigger = styled.span`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  font-weight: 500;

  @container shell (max-width: ${breakpoint.narrow}) {
    span:last-child {
      display: none;
    }
  }
`
