import { ChevronDown, Plus, X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { color, motion, radius, space, text, weight } from '../theme/tokens'

export interface FilterButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'children'
> {
  /** What the filter is about: 'Type'. */
  label: string
  /** What the filter is set to; empty if it is not set. */
  value: string
  /** Whether its choices are open. */
  open: boolean
  /** Called when the button that removes the filter is pressed. */
  onRemove: () => void
}

/** A filter above a list. It shows what it is set to, and has a button that removes it. */
export function FilterButton({ label, value, open, onRemove, ...rest }: FilterButtonProps) {
  const isSet = value !== ''
  return (
    <Pill data-set={isSet}>
      <Choose {...rest} type="button" aria-haspopup="dialog" aria-expanded={open}>
        {!isSet && <Plus aria-hidden />}
        <span>
          {!isSet && <VisuallyHidden>Filter by </VisuallyHidden>}
          {isSet ? `${label}:` : label}
        </span>
        {isSet && <Value>{value}</Value>}
        {isSet && <ChevronDown aria-hidden />}
      </Choose>
      {isSet && (
        <Remove type="button" aria-label={`Remove the filter ${label}`} onClick={onRemove}>
          <X aria-hidden />
        </Remove>
      )}
    </Pill>
  )
}

const Pill = styled.div`
  --edge: ${color.lineStrong};
  --edge-style: dashed;

  display: inline-flex;
  min-inline-size: 0;
  max-inline-size: 100%;
  border: 1px var(--edge-style) var(--edge);
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.inkMuted};
  font: ${text.sm};

  &[data-set='true'] {
    --edge: ${color.lineControl};
    --edge-style: solid;
  }
  &:hover {
    --edge: ${color.inkMuted};
  }
  svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

const Choose = styled.button`
  display: inline-flex;
  gap: ${space.s1};
  align-items: center;
  min-inline-size: 0;
  min-block-size: 1.875rem;
  padding-inline: ${space.s2} ${space.s3};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: ${weight.label};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, ${color.ink} 6%, transparent);
    color: ${color.ink};
  }
  [data-set='true'] > & {
    padding-inline: ${space.s3} ${space.s2};
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`

const Value = styled.span`
  overflow: hidden;
  max-inline-size: 14rem;
  color: ${color.accentText};
  text-overflow: ellipsis;
`

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.875rem;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${color.ink} 6%, transparent);
    color: ${color.ink};
  }

  @media (pointer: coarse) {
    inline-size: 2.75rem;
  }
`
