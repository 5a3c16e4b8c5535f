import { Card, Skeleton, space } from '@staff/ui'
import { styled } from 'styled-components'

import { EditorColumns } from './EditorColumns'

const FIELDS = [
  { name: 'line', height: '2.25rem' },
  { name: 'picture', height: '6.5rem' },
  { name: 'text', height: '8.5rem' },
  { name: 'choice', height: '2.25rem' },
]

/** The shape of a form while its record is on its way. */
export function EditorSkeleton() {
  return (
    <EditorColumns aria-busy="true">
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
    </EditorColumns>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
  padding: ${space.s6};

  > div {
    display: grid;
    gap: 0.375rem;
  }
`
