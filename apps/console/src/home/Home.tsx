import { CountsByWeek, HomeScreen, listPath, useRegion } from '@staff/admin'
import type { Dashboard } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'
import { breakpoint, RelativeTime, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { dashboardQuery } from './dashboard'
import { NewestQueries } from './NewestQueries'
import { Waiting } from './Waiting'

/** The home screen: the newest queries, the queries by week, and the counts of the areas. */
export function Home() {
  const region = useRegion()
  const dashboard = useQuery(dashboardQuery)
  const { data } = dashboard

  return (
    <HomeScreen query={dashboard} intro={<Newest dashboard={data} />} shown={[query.area]}>
      <Waiting />
      <Columns>
        <NewestQueries
          queries={data?.newestQueries}
          total={data?.counts[query.area]}
          listHref={listPath(region, query)}
        />
        <CountsByWeek title="Queries a week" counted="Queries" weeks={data?.queriesByWeek} />
      </Columns>
    </HomeScreen>
  )
}

/** The newest query in one sentence. */
function Newest({ dashboard }: { dashboard: Dashboard | undefined }) {
  if (!dashboard) return 'What visitors ask, and what the site holds today.'
  const [newest] = dashboard.newestQueries
  if (!newest) return 'No visitor has asked anything yet.'
  return (
    <>
      Newest query: <RelativeTime value={newest.createdAt} />, from {newest.name}.
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: ${space.s6};

  @container shell (max-width: ${breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
