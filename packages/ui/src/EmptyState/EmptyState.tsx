import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

import { Card } from '../Card/Card'
import { Body, Disc, Root, Title } from './parts'

export interface EmptyStateProps {
  /**
   * A picture of what is missing.
   * @default an empty tray
   */
  icon?: ReactNode
  /** What is missing, in a few words. */
  title: string
  /** One or two sentences: why there is nothing, and what to do. */
  children?: ReactNode
  /** The button that adds the first item. */
  action?: ReactNode
}

/** Says that there is nothing to show, and what to do. It is a card, and flat inside another card. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Card>
      <Root>
        <Disc aria-hidden>{icon ?? <Inbox />}</Disc>
        <Title tabIndex={-1}>{title}</Title>
        {children && <Body>{children}</Body>}
        {action}
      </Root>
    </Card>
  )
}
