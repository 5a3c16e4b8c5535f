import { breakpoint, Skeleton, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

import { Device, Facts, Row } from './SessionRowParts'

const ROWS = ['11rem', '8rem', '9rem']

/** The placeholder while the sessions load. */
export function SessionsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <ul aria-hidden>
        {ROWS.map((width, index) => (
          <Row key={width}>
            <Skeleton width="20px" height="20px" />
            <div>
              <Device>
                <Skeleton width={width} />
              </Device>
              <Facts>
                <Skeleton width="80%" />
                {index > 0 && (
                  <More>
                    <Skeleton width="40%" />
                  </More>
                )}
              </Facts>
            </div>
          </Row>
        ))}
      </ul>
    </div>
  )
}

/** On a narrow screen the facts of another session need a second line. */
const More = styled.span`
  display: none;

  @media (max-width: ${breakpoint.narrow}) {
    display: block;
  }
`
