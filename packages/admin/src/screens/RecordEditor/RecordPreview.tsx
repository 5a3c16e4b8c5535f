import { Card, space, weight } from '@staff/ui'
import { styled } from 'styled-components'

import type { AreaScreens } from '../../shared/defineArea'

export interface RecordPreviewProps {
  area: AreaScreens
  /** The current form values. */
  values: object
}

/** The preview of a record on the public site. */
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
