import { Card, space, weight } from '@staff/ui'
import { memo, useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import type { AreaScreens } from '../../../shared/defineArea'
import type { TypedValues } from '../draft/typedValues'

export interface RecordPreviewProps {
  area: AreaScreens
  /** The current form values. */
  values: object
}

/** The preview of a record on the public site. */
export const RecordPreview = memo(({ area: { Preview }, values }: RecordPreviewProps) => {
  if (!Preview) return null
  return (
    <Card>
      <Root aria-label="On the public site">
        <h2>On the public site</h2>
        <Preview values={values} />
      </Root>
    </Card>
  )
})

export interface TypedPreviewProps {
  area: AreaScreens
  typed: TypedValues
}

/** The preview of what is being typed. It follows after the key is shown, and skips values while keys are faster. */
export function TypedPreview({ area, typed }: TypedPreviewProps) {
  const { values } = useSnapshot(typed.current)
  return <RecordPreview area={area} values={useDeferredValue(values)} />
}

const Root = styled.section`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s6};

  h2 {
    font-weight: ${weight.heading};
  }
`
