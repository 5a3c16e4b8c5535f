import { Skeleton, space, VisuallyHidden } from '@staff/ui'

import { List } from './PictureItems'

const NAMES = ['70%', '45%', '80%', '60%', '50%', '75%', '65%', '55%']

/** The placeholder of a grid of pictures, in their places. */
export function PictureGridSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <List data-view="grid" aria-hidden>
        {NAMES.map((width) => (
          <li key={width} style={item}>
            <Skeleton height="8rem" />
            <Skeleton width={width} />
            <Skeleton width="40%" />
          </li>
        ))}
      </List>
    </div>
  )
}

const item = { display: 'grid', gap: space.s3, padding: space.s2 } as const
