import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'

import { color, radius, space } from '../theme/tokens'

interface PageSizeProps {
  value: number
  sizes: readonly number[]
  onChange: (size: number) => void
}

/** The number of records on a page. */
export function PageSize({ value, sizes, onChange }: PageSizeProps) {
  // A URL can contain a size that is not offered; the select shows it anyway.
  const offered = sizes.includes(value) ? sizes : [...sizes, value].toSorted((a, b) => a - b)
  return (
    <Root>
      <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {offered.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      <ChevronDown />
      per page
    </Root>
  )
}

const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};

  & > svg {
    position: absolute;
    inset-inline-start: 2.375rem;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    pointer-events: none;
  }
`

const Select = styled.select`
  appearance: none;
  inline-size: 3.75rem;
  block-size: 1.875rem;
  padding-inline: ${space.s2} ${space.s6};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  cursor: pointer;

  @media (pointer: coarse) {
    block-size: 2.25rem;
  }
`
