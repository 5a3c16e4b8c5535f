import { styled } from 'styled-components'

import { breakpoint, color, radius, space, text } from '../../packages/ui/src/theme/tokens'
import { countOf, type Part } from './parts'

/** How many rows of each part have a story, with a link to the part. */
export function Totals({ parts }: { parts: readonly Part[] }) {
  return (
    <Root>
      {parts.map(({ counted, tables }) => (
        <li key={counted}>
          <strong>{countOf(tables)}</strong> <a href={`#${counted}`}>{counted}</a>
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s3};
  padding-block-end: ${space.s4};

  & > li {
    display: grid;
    padding: ${space.s3} ${space.s4};
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.surface};
  }
  & strong {
    font: ${text.xl};
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: ${breakpoint.narrow}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
