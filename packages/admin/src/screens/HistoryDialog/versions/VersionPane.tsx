import { opensTo, type Revision } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, Button } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'

import { historyQueries } from '../../../data/history/historyQueries'
import { useReader } from '../../../shared/useReader'
import { hasUnsavedChanges } from '../../../stores/session/loginAgain'
import { useHistoryAddress } from '../../RecordEditor/beside/historyAddress'
import type { RefusedVersion } from '../../RecordEditor/refusedVersion'
import { CompareWith } from '../compare/CompareWith'
import { Comparison } from '../compare/Comparison'
import { Pane, PaneTools } from '../historyLayout'
import { ComparisonSkeleton } from '../HistorySkeleton'
import { RestoreBanner } from '../restore/RestoreBanner'
import { useRestore } from '../restore/useRestore'
import { versionBefore } from './versionBefore'
import { VersionHead } from './VersionHead'

export interface VersionPaneProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  /** The chosen version. */
  version: number
  /** The versions that are read, the newest first. */
  revisions: readonly Revision[]
  /** Whether all versions up to the one before the chosen one are read. */
  isComplete: boolean
  /** Reads the versions again. */
  onReload: () => void
  onRefused: (refused: RefusedVersion) => void
}

/** One version: what differs from another one, and the button that restores it. */
export function VersionPane(props: VersionPaneProps) {
  const { entity, id, version, revisions, isComplete, onReload, onRefused } = props
  const { comparedWith } = useHistoryAddress()
  const query = useQuery(historyQueries(entity, id).one(version))
  const [isUnsaved] = useState(hasUnsavedChanges)
  const current = revisions[0]?.version ?? version
  const restore = useRestore({
    entity,
    id,
    version,
    current,
    values: query.data?.values,
    onRefused,
  })
  const reader = useReader()
  const mayRestore = version !== current && query.data && opensTo(reader, entity, 'edit')
  const other =
    (comparedWith === 'current' ? current : comparedWith) ?? versionBefore(revisions, version)

  function handleLoadNewest() {
    restore.forgetProblem()
    onReload()
  }

  return (
    <Pane aria-label={`Version ${version}`}>
      <VersionHead
        entity={entity}
        version={version}
        revision={query.data ?? revisions.find((each) => each.version === version)}
        isCurrent={version === current}
      />
      {revisions.length > 1 && (
        <PaneTools>
          <CompareWith version={version} current={current} other={other} revisions={revisions} />
          {mayRestore && (
            <Button icon={<RotateCcw />} busy={restore.isBusy} onClick={restore.start}>
              Restore this version
            </Button>
          )}
        </PaneTools>
      )}
      {restore.problem && (
        <RestoreBanner
          entity={entity}
          version={version}
          problem={restore.problem}
          onLoadNewest={handleLoadNewest}
          onOpenForm={onRefused}
        />
      )}
      {mayRestore && isUnsaved && !restore.problem && (
        <Banner tone="info" title="What you typed in the form is not saved">
          Restoring a version replaces what is stored. What you typed stays in the form; saving it
          then brings the two together.
        </Banner>
      )}
      {isComplete && other === undefined && (
        <p>
          {revisions.length === 1
            ? 'This is the only version.'
            : 'There is no version before this one.'}
        </p>
      )}
      {isComplete || other !== undefined ? (
        <Comparison entity={entity} id={id} version={version} other={other} current={current} />
      ) : (
        <ComparisonSkeleton />
      )}
    </Pane>
  )
}
