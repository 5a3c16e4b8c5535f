import { isCountedAtHome } from '@staff/entity'
import { Card, ErrorState } from '@staff/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { useContent } from '../../shared/admin'
import { isInRegion } from '../../shared/regions/regions'
import { readableAreas } from '../../shared/readableAreas'
import { listPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { auth } from '../../stores/session/auth'
import { Page } from '../Page/Page'
import { FactorReminder } from '../SecondFactor/FactorReminder'
import { AreaCounts } from './AreaCounts'
import { greeting } from './greeting'
import { PrintedPasswordBanner } from './PrintedPasswordBanner'
import { ScheduledPanel } from './ScheduledPanel'
import { useReader } from '../../shared/useReader'

export interface HomeScreenProps {
  /** The number of records by area. */
  query: UseQueryResult<{ counts: Record<string, number> }>
  /** A sentence below the greeting. */
  intro?: ReactNode
  /**
   * The areas that `children` show and the counts leave out.
   * @default []
   */
  shown?: readonly string[]
  /** Shown above the counts of the areas. */
  children?: ReactNode
}

const NONE: readonly string[] = []

/** The home screen: a greeting, the number of records in each area that the user can read, and what is scheduled. */
export function HomeScreen({ query, intro, shown = NONE, children }: HomeScreenProps) {
  const { name } = useSnapshot(auth)
  const reader = useReader()
  const region = useRegion()
  const [opened] = useState(() => new Date())
  const { data, isError, error, refetch } = query
  const areas = readableAreas(useContent().areas, reader)
    .filter((area) => isInRegion(area, region) && !shown.includes(area.entity.area))
    .filter(({ entity }) => isCountedAtHome(entity))
    .map(({ entity, icon }) => ({
      label: entity.labels.title,
      icon,
      href: listPath(region, entity),
      count: data?.counts[entity.area],
    }))

  return (
    <Page title={greeting(name, opened)} crumb="Home" intro={intro}>
      <PrintedPasswordBanner />
      <FactorReminder />
      {isError && !data ? (
        <Card>
          <ErrorState title="The overview could not be loaded" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <>
          {children}
          {areas.length > 0 && <AreaCounts areas={areas} />}
          <ScheduledPanel />
        </>
      )}
    </Page>
  )
}
