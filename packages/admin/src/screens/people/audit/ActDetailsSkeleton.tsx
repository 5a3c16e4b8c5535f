import { Skeleton } from '@staff/ui'
import { Fragment } from 'react'

import { Facts, Root } from './ActParts'

const FACTS: readonly [label: string, width: string][] = [
  ['When', '16rem'],
  ['Who', '8rem'],
  ['Address', '7rem'],
  ['Outcome', '6rem'],
  ['Request', '5rem'],
]

/** The placeholder while an entry loads. */
export function ActDetailsSkeleton() {
  return (
    <Root aria-busy="true">
      <Facts>
        {FACTS.map(([label, width]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <Skeleton width={width} />
            </dd>
          </Fragment>
        ))}
      </Facts>
    </Root>
  )
}
