import { color, Skeleton, space } from '@staff/ui'
import { styled } from 'styled-components'

const ROWS = ['70%', '85%', '60%', '80%', '75%']

/** The placeholder while a list of five messages loads. */
export function MessageListSkeleton() {
  return (
    <ul aria-busy="true">
      {ROWS.map((width) => (
        <Row key={width}>
          <Skeleton width="2.25rem" height="2.25rem" />
          <div>
            <Skeleton width="8rem" />
            <Skeleton width={width} />
          </div>
        </Row>
      ))}
    </ul>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
  padding: ${space.s3} ${space.s5};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  > :first-child {
    border-radius: 50%;
  }

  > div {
    display: grid;
    align-content: space-around;
    block-size: 2.5rem;
  }
`
