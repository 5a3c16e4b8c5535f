import type { ReleaseSummary } from '@staff/contract'
import { AddButton, Badge, Card, EmptyState, ErrorState, RelativeTime } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { releaseQueries } from '../../data/releases/releaseQueries'
import { useContent } from '../../shared/admin'
import { lazyComponent } from '../../shared/lazyComponent'
import { releasePath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { reviewAreas } from '../../shared/review/reviewAreas'
import { useZones } from '../../shared/times/useZones'
import { useReader } from '../../shared/useReader'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { Panel } from '../HomeScreen/Panel'
import { PanelRow, RecordLink } from '../HomeScreen/panelRows'
import { Page } from '../Page/Page'
import { Facts, Title } from '../TrashScreen/trashLayout'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'
import { outText, recordsText } from './releaseTexts'

const NameDialog = lazyComponent(async () => (await import('./NameDialog')).default)

/** The releases, for those who may edit or publish something that the site shows. */
export function ReleasesScreen() {
  const reader = useReader()
  const { areas } = useContent()
  return reviewAreas(areas, reader).length === 0 ? <AccessDenied /> : <Releases />
}

function Releases() {
  const region = useRegion()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const { data, isPending, error, refetch } = useQuery(releaseQueries.list())

  const create = <AddButton onClick={() => setCreating(true)}>Create release</AddButton>

  return (
    <Page
      title="Releases"
      intro="Records whose changes go out together, at one moment: all of them or none."
      actions={data && data.length > 0 && create}
    >
      {content()}
      {isCreating && (
        <Suspense>
          <NameDialog
            onDone={({ id }) => void navigate(releasePath(region, id))}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      )}
    </Page>
  )

  function content() {
    if (isPending)
      return (
        <Card>
          <TrashSkeleton selectable={false} />
        </Card>
      )
    if (!data)
      return (
        <Card>
          <ErrorState title="The releases could not be loaded" onRetry={() => void refetch()}>
            {error?.message}
          </ErrorState>
        </Card>
      )
    if (data.length === 0)
      return (
        <Card>
          <EmptyState icon={<Layers />} title="There are no releases yet" action={create}>
            Add records to a release from their forms or lists. They go out together, now or at a
            time.
          </EmptyState>
        </Card>
      )
    return GROUPS.map(([title, states]) => {
      const releases = data.filter(({ state }) => states.includes(state))
      return (
        releases.length > 0 && (
          <Panel key={title} title={title}>
            <ul>
              {releases.map((release) => (
                <ReleaseRow key={release.id} release={release} />
              ))}
            </ul>
          </Panel>
        )
      )
    })
  }
}

const GROUPS: readonly [title: string, states: readonly ReleaseSummary['state'][]][] = [
  ['Scheduled', ['Scheduled']],
  ['Open', ['Open']],
  ['Released', ['Released', 'Undone']],
]

function ReleaseRow({ release }: { release: ReleaseSummary }) {
  const { id, name, state, itemCount, madeByName, madeAt } = release
  const out = outText(release, useZones())
  return (
    <PanelRow>
      <div>
        <Title dir="auto">
          <RecordLink href={releasePath(useRegion(), id)}>{name}</RecordLink>
          {state === 'Undone' && (
            <>
              {' '}
              <Badge>Undone</Badge>
            </>
          )}
        </Title>
        <Facts>
          {recordsText(itemCount)} ·{' '}
          {out ?? (
            <>
              Made by {madeByName} · <RelativeTime value={madeAt} />
            </>
          )}
        </Facts>
      </div>
    </PanelRow>
  )
}
