import type { TrashPage } from '@staff/contract'
import { AppLink, color, Pagination, space } from '@staff/ui'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'

import type { WholeTrashParams } from '../../data/trash/wholeTrashQueries'
import type { Area } from '../../shared/admin'
import { trashPath } from '../../shared/paths'
import { isInRegion } from '../../shared/regions/regions'
import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import { useRegion } from '../../shared/regions/useRegion'
import { isPaged } from '../ListScreen/table/RecordTable'
import { TrashRow } from '../TrashScreen/TrashRow'

export interface WholeTrashListProps {
  areas: readonly Area[]
  page: TrashPage
  params: WholeTrashParams
  /** Whether another page is loading. */
  busy: boolean
  onChange: (changes: Partial<WholeTrashParams>, options?: { replace?: boolean }) => void
}

/** One page of the deleted records of all areas, the last deleted first. */
export function WholeTrashList({ areas, page, params, busy, onChange }: WholeTrashListProps) {
  const { records, total } = page
  const { pageSize } = params
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const isPastTheEnd = !busy && records.length === 0 && params.page > lastPage
  const isCurrentScreen = useIsCurrentScreen()
  // Not a dependency of the effect: another call would restart the pending navigation.
  const goTo = useEffectEvent((last: number) => {
    if (isCurrentScreen()) onChange({ page: last }, { replace: true })
  })
  // The last record of the page was restored, or the link is old.
  useEffect(() => {
    if (isPastTheEnd) goTo(lastPage)
  }, [isPastTheEnd, lastPage])

  return (
    <>
      <ul aria-busy={busy}>
        {records.map((record) => {
          const area = areas.find(({ entity }) => entity.area === record.area)
          return (
            area && (
              <TrashRow
                key={`${record.area} ${record.id}`}
                entity={area.entity}
                record={record}
                place={<Place area={area} />}
              />
            )
          )
        })}
      </ul>
      {isPaged(total, pageSize) && (
        <Pagination
          page={params.page}
          pageSize={pageSize}
          total={total}
          onPage={(chosen) => onChange({ page: chosen })}
          onPageSize={(chosen) => onChange({ pageSize: chosen })}
        />
      )}
    </>
  )
}

/** The area of a record. It leads to the trash of this area, where the region has it. */
function Place({ area }: { area: Area }) {
  const region = useRegion()
  const { entity } = area
  const { title } = entity.labels
  if (!isInRegion(area, region)) return title
  return (
    <PlaceLink href={trashPath(region, entity)} aria-label={`${title}: open their trash`}>
      {title}
    </PlaceLink>
  )
}

const PlaceLink = styled(AppLink)`
  /* The height of a target for a finger or an unsteady hand. */
  display: inline-block;
  padding-block: ${space.s1};
  color: ${color.accentText};
`
