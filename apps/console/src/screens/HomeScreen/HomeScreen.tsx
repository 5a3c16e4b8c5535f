import { Card, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { areas } from '../../app/areas'
import { listPath } from '../../app/paths'
import { useCountry } from '../../app/useCountry'
import { dashboardQueries } from '../../data/recordQueries'
import { auth } from '../../stores/auth'
import { Page } from '../Page/Page'
import { AreaTiles } from './AreaTiles'
import { greeting } from './greeting'

/** Where a day begins: how much there is in each area that the reader may open. */
export function HomeScreen() {
  const { name } = useSnapshot(auth)
  const country = useCountry()
  const [opened] = useState(() => new Date())
  const { data, isError, error, refetch } = useQuery(dashboardQueries.home())
  const counts = data?.counts ?? {}
  const tiles = Object.values(areas)
    .filter(({ entity }) => !entity.openedBy && (!data || entity.area in counts))
    .map(({ entity }) => ({
      label: entity.labels.many,
      href: listPath(country, entity),
      count: counts[entity.area],
    }))

  return (
    <Page
      title={greeting(name, opened)}
      crumb="Home"
      intro={
        data && tiles.length === 0
          ? 'An administrator opens more areas to your role.'
          : 'What the site holds today.'
      }
    >
      {isError && !data ? (
        <Card>
          <ErrorState title="The overview could not be loaded" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <AreaTiles tiles={tiles} />
      )}
    </Page>
  )
}
