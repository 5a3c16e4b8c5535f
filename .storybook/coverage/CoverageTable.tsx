import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { Badge } from '../../packages/ui/src/Badge/Badge'
import { breakpoint, color, space, text, weight } from '../../packages/ui/src/theme/tokens'
import { StoryLink } from '../StoryLink'
import { countOf, type CoverageTable as Table, type ExpectedStory } from './parts'

/** A table of everything that needs a story, each row with its stories. */
export function CoverageTable({ caption, columns, rows }: Table) {
  return (
    <Root>
      <caption>
        {caption} <small>{countOf([{ caption, columns, rows }])}</small>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [name = '', ...cells], stories }) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row">{breakable(name)}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
            <td>
              <Stories stories={stories} />
            </td>
          </tr>
        ))}
      </tbody>
    </Root>
  )
}

/** Allows line breaks in a path only after its segments. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[a-z]\/)/).map((segment) => (
    <Fragment key={segment}>
      {segment}
      <wbr />
    </Fragment>
  ))
}

function Stories({ stories }: { stories: readonly ExpectedStory[] }) {
  if (stories.length === 0) return <Badge tone="danger">Missing</Badge>
  return (
    <ul>
      {stories.map(({ text: label, story, globals }) => (
        <li key={`${label} ${story?.id}`}>
          {story ? (
            <StoryLink to={story.id} globals={globals}>
              {label}
            </StoryLink>
          ) : (
            <>
              {label} <Badge tone="danger">Missing</Badge>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${text.sm};

  & caption {
    padding-block-end: ${space.s1};
    color: ${color.ink};
    font: ${text.md};
    font-weight: ${weight.heading};
    text-align: start;
  }
  & caption > small {
    color: ${color.inkMuted};
    font: ${text.xs};
  }
  & th,
  & td {
    padding: ${space.s1} ${space.s3} ${space.s1} 0;
    border-block-end: 1px solid ${color.line};
    font-weight: ${weight.text};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
  }
  & thead th {
    color: ${color.inkMuted};
    font: ${text.xs};
    font-weight: ${weight.label};
  }
  & tbody th {
    color: ${color.ink};
  }
  & :is(th, td):last-child {
    inline-size: 50%;
    padding-inline-end: 0;
  }
  & li + li {
    padding-block-start: ${space.s1};
  }

  @media (max-width: ${breakpoint.narrow}) {
    & th,
    & td {
      padding-inline-end: ${space.s2};
    }
  }
`
