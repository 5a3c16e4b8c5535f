import type { Dashboard } from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import { query } from '@staff/forms/content/query/query.entity'
import { breakpoint, Card, ErrorState, RelativeTime, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { listPath } from '../../shared/paths'
import { useCountry } from '../../shared/useCountry'
import { dashboardQueries } from '../../data/recordQueries'
import { auth } from '../../stores/auth'
import type { Country } from '../../stores/region'
import { Page } from '../Page/Page'
import { AreaCounts } from './AreaCounts'
import { greeting } from './greeting'
import { NewestQueries } from './NewestQueries'
import { PrintedPasswordBanner } from './PrintedPasswordBanner'
import { QueriesByWeek } from './QueriesByWeek'

interface OpenArea {
  entity: AnyEntity
  icon: LucideIcon
  regions: readonly Country[]
}

export interface HomeScreenProps {
  /** The areas that a role type opens, in the order of the navigation. */
  openAreas: (roleTypeId: number) => readonly OpenArea[]
}

/** Where a day begins: first what waits for an answer, then how much there is in each area that the reader may open. */
export function HomeScreen({ openAreas }: HomeScreenProps) {
  const { name, roleTypeId } = useSnapshot(auth)
  const country = useCountry()
  const [opened] = useState(() => new Date())
  const { data, isError, error, refetch } = useQuery(dashboardQueries.home())
  const areas = openAreas(roleTypeId)
    .filter(({ entity, regions }) => regions.includes(country) && entity.area !== query.area)
    .map(({ entity, icon }) => ({
      label: entity.labels.many,
      icon,
      href: listPath(country, entity),
      count: data?.counts[entity.area],
    }))

  return (
    <Page title={greeting(name, opened)} crumb="Home" intro={<Newest dashboard={data} />}>
      <PrintedPasswordBanner />
      {isError && !data ? (
        <Card>
          <ErrorState title="The overview could not be loaded" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <>
          <Columns>
            <NewestQueries
              queries={data?.newestQueries}
              total={data?.counts[query.area]}
              listHref={listPath(country, query)}
            />
            <QueriesByWeek weeks={data?.queriesByWeek} />
          </Columns>
          {areas.length > 0 && <AreaCounts areas={areas} />}
        </>
      )}
    </Page>
  )
}

/** What happened since the last visit, in a sentence. */
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
