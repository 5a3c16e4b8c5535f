import type { ReleaseSummary } from '@staff/contract'
import { AddButton, Badge, EmptyState, RelativeTime } from '@staff/ui'
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
import { PanelRow, RecordLink } from '../HomeScreen/panelRows'
import { Page } from '../Page/Page'
import { PanelList } from '../PanelList/PanelList'
import { Facts, Title } from '../TrashScreen/trashLayout'
import { outText, recordsText } from './releaseTexts'
import { SitePreviewButton } from './SitePreviewButton'

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
  const query = useQuery(releaseQueries.list())
  const create = <AddButton onClick={() => setCreating(true)}>Create release</AddButton>
  return (
    <Page
      title="Releases"
      intro="Records whose changes go out together, at one moment: all of them or none."
      actions={
        <>
          <SitePreviewButton />
          {query.data && query.data.length > 0 && create}
        </>
      }
    >
      <PanelList
        query={query}
        failed="The releases could not be loaded"
        empty={
          <EmptyState icon={<Layers />} title="There are no releases yet" action={create}>
            Add records to a release from their forms or lists. They go out together, now or at a
            time.
          </EmptyState>
        }
        groupsOf={groupsOf}
        row={(release) => <ReleaseRow key={release.id} release={release} />}
      />
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
}

function groupsOf(releases: readonly ReleaseSummary[]) {
  const inState = (...states: ReleaseSummary['state'][]) =>
    releases.filter(({ state }) => states.includes(state))
  return [
    ['Scheduled', inState('Scheduled')],
    ['Open', inState('Open')],
    ['Released', inState('Released', 'Undone')],
  ] as const
}

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
