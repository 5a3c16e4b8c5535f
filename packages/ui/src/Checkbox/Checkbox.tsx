import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { color, space, text, weight } from '../theme/tokens'
import { Box } from './parts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The statement that is true when the box is ticked: a sentence or a few words. */
  label: string
  /** Help that is always visible. */
  hint?: string | undefined
}

/** One option that is on or off. */
export function Checkbox({ id, label, hint, ...rest }: CheckboxProps) {
  const hintId = hint && id && `${id}-hint`
  return (
    <div>
      <Line>
        <Box {...rest} id={id} aria-describedby={hintId || undefined} />
        <span>{label}</span>
      </Line>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}

const Line = styled.label`
  display: flex;
  gap: ${space.s2};
  align-items: flex-start;
  min-block-size: 1.5rem;
  font-weight: ${weight.label};
  overflow-wrap: anywhere;

  &:has(:disabled) {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`

const Hint = styled.p`
  margin-block-start: ${space.s1};
  padding-inline-start: ${space.s8};
  color: ${color.inkMuted};
  font: ${text.sm};
`
