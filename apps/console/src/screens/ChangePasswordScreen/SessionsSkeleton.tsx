import { color, Skeleton, space, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

const ROWS = ['60%', '75%', '55%']

/** The shape of the sessions while they are on their way. */
export function SessionsSkeleton() {
  return (
    <>
      <VisuallyHidden>Loading…</VisuallyHidden>
      <ul aria-hidden>
        {ROWS.map((width) => (
          <Row key={width}>
            <Skeleton width="9rem" />
            <Skeleton width={width} />
          </Row>
        ))}
      </ul>
    </>
  )
}

const Row = styled.li`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4} ${space.s5};

  & + & {
    border-block-start: 1px solid ${color.line};
  }
`
