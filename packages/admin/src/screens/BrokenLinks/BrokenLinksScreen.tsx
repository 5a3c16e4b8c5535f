import type { BrokenLink } from '@staff/contract'
import { Card, EmptyState, ErrorState, Pagination } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'

import { pictureQueries } from '../../data/pictures/pictures'
import { useContent } from '../../shared/admin'
import { editPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { PanelRow, Reason, RecordLink } from '../HomeScreen/panelRows'
import { DEFAULT_PAGE_SIZE } from '../ListScreen/listParams'
import { isPaged } from '../ListScreen/table/RecordTable'
import { Page } from '../Page/Page'
import { usePages } from '../Page/usePages'
import { Facts, Title } from '../TrashScreen/trashLayout'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'

/** The links in texts that lead nowhere, in records that the person may see. */
export function BrokenLinksScreen() {
  const pages = usePages(DEFAULT_PAGE_SIZE)
  const query = useQuery(pictureQueries.brokenLinks(pages.page, pages.pageSize))
  const { data } = query
  return (
    <Page
      title="Broken links"
      intro="Links in texts to records that the public site does not show. Readers see plain text in their place."
    >
      <Card>
        {query.isPending && <TrashSkeleton selectable={false} />}
        {!query.isPending && !data && (
          <ErrorState title="The links could not be loaded" onRetry={() => void query.refetch()}>
            {query.error?.message}
          </ErrorState>
        )}
        {data && data.total === 0 && (
          <EmptyState icon={<CircleCheck />} title="No link is broken">
            Every link in a text leads to a page of the public site.
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <ul>
            {data.records.map((link) => (
              <LinkRow key={Object.values(link).join(' ')} link={link} />
            ))}
          </ul>
        )}
        {data && isPaged(data.total, pages.pageSize) && (
          <Pagination {...pages} total={data.total} />
        )}
      </Card>
    </Page>
  )
}

function LinkRow({ link }: { link: BrokenLink }) {
  const { area, id, title, field, targetArea, targetTitle, reason } = link
  const region = useRegion()
  const { areas } = useContent()
  const entity = areas.find((each) => each.entity.area === area)?.entity
  const target = areas.find((each) => each.entity.area === targetArea)?.entity
  const name = targetTitle === null ? `a ${target?.labels.one ?? 'record'}` : `“${targetTitle}”`
  return (
    <PanelRow>
      <div>
        <Title dir="auto">
          {entity ? (
            <RecordLink href={editPath(region, entity, id)}>
              {title || entity.labels.one}
            </RecordLink>
          ) : (
            title
          )}
        </Title>
        <Facts>
          {entity?.labels.title ?? area} · {entity?.fields[field]?.label ?? field}
        </Facts>
        <Reason>{REASONS[reason](name)}</Reason>
      </div>
    </PanelRow>
  )
}

const REASONS: Readonly<Record<BrokenLink['reason'], (name: string) => string>> = {
  deleted: () => 'It links to a record that does not exist.',
  trashed: (name) => `It links to ${name} in the trash.`,
  'not-on-site': (name) => `It links to ${name}, which the public site does not show.`,
}
