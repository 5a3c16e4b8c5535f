import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { styled } from 'styled-components'

import { Badge } from '../Badge/Badge'
import { color, space, text } from '../theme/tokens'
import { ThemeRoot } from '../theme/ThemeRoot'
import type { ComponentStatus } from './status'

/** The docs page of a component: description, status, controls, props and states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <StatusLine />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

function StatusLine() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const status: ComponentStatus | undefined = preparedMeta.parameters['status']
  if (!status) return null

  const { stage, accessibilityReviewed: day } = status
  return (
    <ThemeRoot>
      <Line>
        <Badge tone={tones[stage]}>{stage}</Badge>
        {day ? <CircleCheck aria-hidden size={16} /> : <CircleDashed aria-hidden size={16} />}
        {day ? (
          <span>
            Accessibility reviewed on <time dateTime={day}>{written(day)}</time>
          </span>
        ) : (
          'Accessibility not reviewed yet'
        )}
      </Line>
    </ThemeRoot>
  )
}

const tones = { draft: 'accent', stable: 'success', deprecated: 'danger' } as const

function written(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  padding-block: ${space.s2} ${space.s5};
  color: ${color.inkMuted};
  font: ${text.md};
`
