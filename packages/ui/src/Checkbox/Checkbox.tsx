import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, text, weight } from '../theme/tokens'

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
        <Box>
          <input {...rest} id={id} type="checkbox" aria-describedby={hintId || undefined} />
          <Check aria-hidden="true" strokeWidth={3} />
        </Box>
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

/** The input has the size of a target and draws a smaller box inside. */
const Box = styled.span`
  display: grid;
  flex: none;

  input {
    display: grid;
    grid-area: 1 / 1;
    place-content: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    border-radius: ${radius.s};
    appearance: none;
  }
  input::before {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 1px solid ${color.lineControl};
    border-radius: 4px;
    background: ${color.surface};
    box-sizing: border-box;
    content: '';
  }
  input:hover::before {
    border-color: ${color.inkMuted};
  }
  input:checked::before {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  input:disabled::before {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
  }

  svg {
    grid-area: 1 / 1;
    place-self: center;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.accentInk};
    visibility: hidden;
    pointer-events: none;
  }
  input:checked + svg {
    visibility: visible;
  }
  input:disabled + svg {
    color: ${color.inkMuted};
  }

  /* In forced colours the box has no background, so the tick has the text colour. */
  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }
`

const Hint = styled.p`
  margin-block-start: ${space.s1};
  padding-inline-start: ${space.s8};
  color: ${color.inkMuted};
  font: ${text.sm};
`
