import { Card, Skeleton, space } from '@staff/ui'
import { styled } from 'styled-components'

const FIELDS = [
  { name: 'line', height: '2.25rem' },
  { name: 'picture', height: '6.5rem' },
  { name: 'text', height: '8.5rem' },
  { name: 'choice', height: '2.25rem' },
]

/** The shape of a form while its record is on its way. */
export function EditorSkeleton() {
  return (
    <Columns aria-busy="true">
      <Card>
        <Fields>
          {FIELDS.map(({ name, height }) => (
            <div key={name}>
              <Skeleton width="6rem" height="1.25rem" />
              <Skeleton height={height} />
            </div>
          ))}
        </Fields>
      </Card>
      <Card>
        <Fields>
          <Skeleton height="5.5rem" />
        </Fields>
      </Card>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18.75rem;
  gap: ${space.s6};
  align-items: start;

  @media (max-width: 64rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
  padding: ${space.s6};

  > div {
    display: grid;
    gap: 0.375rem;
  }
`
