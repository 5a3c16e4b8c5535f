import { Button, color, IconButton, Skeleton, space, text } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'

import { viewQueries } from '../../../../data/views/viewQueries'
import type { AreaScreens } from '../../../../shared/defineArea'
import { askForView } from '../../../../stores/lists/viewTask'
import { Bar } from './Bar'
import { useStartView } from '../useStartView'
import { useViews } from '../useViews'
import { ViewChanges } from '../changes/ViewChanges'
import { ViewNotice } from '../ViewNotice'
import { ViewTabs } from './ViewTabs'

interface ViewBarProps {
  area: AreaScreens
  /** Whether the start view is about to open. */
  isStarting: boolean
}

/** The saved views of a list: a tab for each, with its count, and what there is to say about the current one. */
export function ViewBar({ area, isStarting }: ViewBarProps) {
  const { entity } = area
  const { query, views, current, id, isChanged } = useViews(entity)
  const counts = useQuery(viewQueries(entity).counts())
  useStartView(entity, isStarting)

  return (
    <>
      <Bar aria-label="Views" data-views>
        <ViewTabs
          area={area}
          views={views}
          current={id}
          isChanged={isChanged}
          counts={counts.data}
          isStarting={isStarting}
        />
        {query.isPending && (
          <Waiting>
            <Skeleton width="5rem" />
            <Skeleton width="6rem" />
          </Waiting>
        )}
        {query.isError && !query.data && (
          <Failure role="alert">
            The views could not be loaded.
            <Button size="s" variant="quiet" onClick={() => void query.refetch()}>
              Try again
            </Button>
          </Failure>
        )}
        {query.data && (
          <Add label="New view…" icon={<Plus />} onClick={() => askForView({ kind: 'save' })} />
        )}
        <ViewChanges area={area} />
      </Bar>
      <ViewNotice area={area} id={id} view={current} />
    </>
  )
}

const Waiting = styled.span`
  display: flex;
  gap: ${space.s4};
  margin-inline-end: auto;
`

const Failure = styled.div`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  margin-inline-end: auto;
  color: ${color.danger};
  font: ${text.sm};
`

const Add = styled(IconButton)`
  margin-inline-end: auto;
`
