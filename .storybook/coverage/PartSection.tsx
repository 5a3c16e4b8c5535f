import { useState } from 'react'
import { styled } from 'styled-components'

import { color, space, text } from '../../packages/ui/src/theme/tokens'
import { CoverageTable } from './CoverageTable'
import type { Part } from './parts'

export interface PartSectionProps {
  part: Part
  /** Whether the section is open at first. The reader can open and close it. */
  open: boolean
}

/** A collapsible part of the page with its tables. A link to its anchor, such as `#rules`, opens it. */
export function PartSection({ part: { title, counted, tables }, open }: PartSectionProps) {
  const [isOpen, setIsOpen] = useState(open)
  return (
    <Root open={open} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <Tables id={counted}>
        {/* Hundreds of rows: a closed section does not render them. */}
        {(isOpen || open) &&
          tables.map((table) => <CoverageTable key={table.caption} {...table} />)}
      </Tables>
    </Root>
  )
}

const Root = styled.details`
  border-block-end: 1px solid ${color.line};

  & > summary {
    padding-block: ${space.s4};
    color: ${color.ink};
    font: ${text.xl};
    cursor: pointer;
  }
  & h2 {
    display: inline;
    font: inherit;
  }
`

// Text columns and not a grid, because the lengths of the tables differ.
const Tables = styled.div`
  columns: 26rem;
  column-gap: ${space.s10};

  & > table {
    margin-block-end: ${space.s8};
    break-inside: avoid;
  }
`
