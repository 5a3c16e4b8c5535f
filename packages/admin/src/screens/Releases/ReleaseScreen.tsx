import type { Release, ReleaseItem } from '@staff/contract'
import { Badge, Banner, Card, EmptyState, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useParams } from 'react-router-dom'

import { releaseQueries } from '../../data/releases/releaseQueries'
import { useContent } from '../../shared/admin'
import { releasePath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { reviewAreas } from '../../shared/review/reviewAreas'
import { useZones } from '../../shared/times/useZones'
import { useReader } from '../../shared/useReader'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { Panel } from '../HomeScreen/Panel'
import { TextLink } from '../HomeScreen/panelRows'
import { Page } from '../Page/Page'
import { More } from '../TrashScreen/trashLayout'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'
import { ReleaseActions } from './ReleaseActions'
import { ReleaseHistory } from './ReleaseHistory'
import { ReleaseItemRow } from './ReleaseItemRow'
import { hiddenText, outText, recordsText, refusedText } from './releaseTexts'

/** One release: what is in it, what would refuse, and its history. */
export function ReleaseScreen() {
  const reader = useReader()
  const { areas } = useContent()
  const { id = '' } = useParams()
  if (reviewAreas(areas, reader).length === 0) return <AccessDenied />
  return <LoadedRelease key={id} id={id} />
}

function LoadedRelease({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(releaseQueries.one(id))
  if (data) return <OpenedRelease release={data} />
  return (
    <Page title="Release">
      <Card>
        {error ? (
          <ErrorState title="The release could not be loaded" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : (
          <TrashSkeleton selectable={false} />
        )}
      </Card>
    </Page>
  )
}

function OpenedRelease({ release }: { release: Release }) {
  const { name, state, items, hiddenCount, undoOf } = release
  const { areas } = useContent()
  const region = useRegion()
  const out = outText(release, useZones())
  const refused = items.filter((item) => item.state === 'Refused').length
  const lost = items.filter((item) => item.state === 'Lost').length
  return (
    <Page
      title={name}
      note={<Badge tone={state === 'Scheduled' ? 'accent' : 'neutral'}>{state}</Badge>}
      intro={
        <>
          {out ?? 'Nothing is public yet. All records go out together, or none.'}
          {undoOf !== null && (
            <>
              . <TextLink href={releasePath(region, undoOf)}>What it has undone</TextLink>
            </>
          )}
        </>
      }
      actions={<ReleaseActions release={release} />}
    >
      {refused > 0 && (
        <Banner tone="warn" title={refusedText(refused)}>
          Nothing goes out until that is solved. A record that is not ready can also be removed.
        </Banner>
      )}
      {lost > 0 && (
        <Banner tone="warn" title={`${recordsText(lost)} will not go out`}>
          Somebody has changed what was scheduled. Cancel the schedule to put it together again.
        </Banner>
      )}
      <Panel title={recordsText(items.length + hiddenCount)}>
        {items.length === 0 && hiddenCount === 0 ? (
          <EmptyState icon={<Layers />} title="Nothing is in this release yet">
            Choose ‘Add to a release…’ in the form of a record, in the menu of its row, or for the
            selected records of a list.
          </EmptyState>
        ) : (
          <ul>{items.map(row)}</ul>
        )}
        {hiddenCount > 0 && <More>{hiddenText(hiddenCount)}</More>}
      </Panel>
      <ReleaseHistory release={release} />
    </Page>
  )

  function row(item: ReleaseItem) {
    const area = areas.find(({ entity }) => entity.area === item.area)
    return (
      area && (
        <ReleaseItemRow
          key={`${item.area} ${item.id}`}
          entity={area.entity}
          release={release}
          item={item}
        />
      )
    )
  }
}
