import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'

import { AreaBadge } from './AreaBadge'
import { NavigationLink } from './NavigationLink'

export interface ScreenLinkProps {
  to: string
  icon: LucideIcon
  label: string
  /**
   * Loads the badge beside the label.
   * @default none
   */
  badge?: () => Promise<ComponentType>
  /** Called when the link is followed, so that the drawer can close. */
  onFollow: (() => void) | undefined
}

/** Leads to a screen that belongs to no area. */
export function ScreenLink({ to, icon: Icon, label, badge, onFollow }: ScreenLinkProps) {
  const isHere = useLocation().pathname === to
  return (
    <li>
      <NavigationLink to={to} aria-current={isHere ? 'page' : undefined} onClick={onFollow}>
        <Icon aria-hidden="true" />
        {label}
        {badge && <AreaBadge load={badge} />}
      </NavigationLink>
    </li>
  )
}
