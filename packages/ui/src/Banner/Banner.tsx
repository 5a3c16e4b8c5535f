import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, weight } from '../theme/tokens'

export interface BannerProps {
  /** The meaning of the message, which sets its icon and colour. */
  tone: 'info' | 'warn' | 'danger' | 'success'
  /** The message in a few words. */
  title?: ReactNode
  /** Details of the message. */
  children?: ReactNode
  /** One or two buttons at the end. */
  action?: ReactNode
}

/** A message about the whole screen that stays as long as it applies. The danger tone interrupts screen readers. */
export function Banner({ tone, title, children, action }: BannerProps) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      {icons[tone]}
      <Words>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
      </Words>
      {action && <Action>{action}</Action>}
    </Root>
  )
}

const icons = {
  info: <Info />,
  warn: <TriangleAlert />,
  danger: <CircleAlert />,
  success: <CircleCheck />,
}

const Root = styled.div`
  --ink: ${color.accentText};
  --ground: ${color.accentSoft};

  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.s2} ${space.s3};
  padding: ${space.s3} ${space.s4};
  border: 1px solid color-mix(in srgb, var(--ink) 30%, transparent);
  border-radius: ${radius.m};
  background: var(--ground);

  &[data-tone='warn'] {
    --ink: ${color.warn};
    --ground: ${color.warnSoft};
  }
  &[data-tone='danger'] {
    --ink: ${color.danger};
    --ground: ${color.dangerSoft};
  }
  &[data-tone='success'] {
    --ink: ${color.add};
    --ground: ${color.addSoft};
  }

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.25rem;
    color: var(--ink);
  }
`

const Words = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: break-word;
`

const Title = styled.div`
  font-weight: ${weight.heading};
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-self: center;
`
