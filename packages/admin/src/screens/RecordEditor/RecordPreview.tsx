import { Card, space, weight } from '@staff/ui'
import { styled } from 'styled-components'

import type { AreaScreens } from '../../shared/defineArea'

export interface RecordPreviewProps {
  area: AreaScreens
  /** What is typed so far. */
  values: object
}

/** The record as visitors will see it, while it is typed. */
export function RecordPreview({ area: { Preview }, values }: RecordPreviewProps) {
  if (!Preview) return null
  return (
    <Card>
      <Root aria-label="On the public site">
        <h2>On the public site</h2>
        <Preview values={values} />
      </Root>
    </Card>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s6};

  h2 {
    font-weight: ${weight.heading};
  }
`
