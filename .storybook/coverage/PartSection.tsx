import { useState } from 'react'
import { styled } from 'styled-components'

import { color, space, text } from '../../packages/ui/src/theme/tokens'
import { CoverageTable } from './CoverageTable'
import type { Part } from './parts'

export interface PartSectionProps {
  part: Part
  /** Whether its tables are seen at first; the reader opens and closes it at any time. */
  open: boolean
}

/** A part of the page with its tables, to be opened; its address, `#rules`, opens it too. */
export function PartSection({ part: { title, counted, tables }, open }: PartSectionProps) {
  const [isOpen, setIsOpen] = useState(open)
  return (
    <Root open={open} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <Tables id={counted}>
        {/* Hundreds of rows: only those that are looked at are drawn. */}
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

// Columns of text, not of a grid: the tables are of all lengths.
const Tables = styled.div`
  columns: 26rem;
  column-gap: ${space.s10};

  & > table {
    margin-block-end: ${space.s8};
    break-inside: avoid;
  }
`
