import { useState } from 'react'
import { styled } from 'styled-components'

import { SearchInput } from '../../packages/ui/src/SearchInput/SearchInput'
import { color, layout, space, text } from '../../packages/ui/src/theme/tokens'
import { Page } from '../welcomeParts'
import { Missing } from './Missing'
import { filtered, missingOf, type Part } from './parts'
import { PartSection } from './PartSection'
import { Totals } from './Totals'

export interface CoveragePageProps {
  parts: readonly Part[]
}

/** Everything that needs a story, with its stories. */
export function CoveragePage({ parts }: CoveragePageProps) {
  const [filter, setFilter] = useState('')
  const visible = parts.map((part) => filtered(part, filter)).filter(({ tables }) => tables.length)
  return (
    <Sheet>
      <h1>Coverage</h1>
      <p>
        Read from the schemas of the forms, the routes and messages of the specification, and the
        stories themselves. Each line leads to the story that shows it; what has none is named, and
        fails a test.
      </p>
      <Totals parts={parts} />
      <Missing parts={parts} />
      <Filter>
        <SearchInput
          label="Filter by text"
          placeholder="Filter by text: currently, teams, offline…"
          value={filter}
          onChange={setFilter}
        />
        <output>{filter && countLines(visible)}</output>
      </Filter>
      {visible.map((part) => (
        <PartSection
          key={part.title}
          part={part}
          open={Boolean(filter) || missingOf(part).length > 0}
        />
      ))}
    </Sheet>
  )
}

function countLines(parts: readonly Part[]): string {
  const { length } = parts.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))
  return length === 1 ? '1 line' : `${length || 'No'} lines`
}

const Sheet = styled(Page)`
  max-inline-size: ${layout.page};
  margin-inline: auto;
`

const Filter = styled.div`
  display: grid;
  gap: ${space.s1};
  max-inline-size: 24rem;
  padding-block-start: ${space.s6};

  & > output {
    min-block-size: 1.25rem;
    color: ${color.inkMuted};
    font: ${text.sm};
  }
`
