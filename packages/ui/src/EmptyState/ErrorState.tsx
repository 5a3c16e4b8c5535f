import { CloudAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { Body, Disc, Root, Title } from './parts'

export interface ErrorStateProps {
  /** What could not be shown. */
  title: string
  /** What went wrong, and what the reader can do. */
  children?: ReactNode
  /** Called by the retry button; without it there is no button. */
  onRetry?: (() => void) | undefined
}

/** Says that something could not be shown, and offers to try again. It is a card, and flat inside another card. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <Card>
      <Root role="alert">
        <Disc aria-hidden data-tone="danger">
          <CloudAlert />
        </Disc>
        <Title>{title}</Title>
        {children && <Body>{children}</Body>}
        {onRetry && (
          <Button icon={<RotateCw />} onClick={onRetry}>
            Try again
          </Button>
        )}
      </Root>
    </Card>
  )
}
