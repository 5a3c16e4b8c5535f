import { Avatar, Menu } from '@staff/ui'
import { KeyRound, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { logOutCall } from '../../data/session'
import { auth, logOut } from '../../stores/auth'
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
        { id: 'logout', label: 'Log out', icon: <LogOut />, onAction: handleLogOut },
      ]}
    />
  )
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

  @media (max-width: 47.5rem) {
    span:last-child {
      display: none;
    }
  }
`
