import type { TrashPage } from '@staff/contract'
import { FilterButton, space } from '@staff/ui'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'

import type { WholeTrashParams } from '../../data/trash/wholeTrashQueries'
import type { Area } from '../../shared/admin'
import { useLoaded } from '../../shared/useLoaded'
import { ListSearch } from '../ListScreen/toolbar/ListSearch'
import { Toolbar } from '../ListScreen/toolbar/Toolbar'

export interface WholeTrashToolbarProps {
  areas: readonly Area[]
  params: WholeTrashParams
  /** How many records each area would show; undefined while that is loading. */
  counts: TrashPage['areas'] | undefined
  /** Whether records are on their way. */
  isAnswering: boolean
  onChange: (changes: Partial<WholeTrashParams>, options?: { replace?: boolean }) => void
}

/** The search of the trash and its filters, on one line. */
export function WholeTrashToolbar({
  areas,
  params,
  counts,
  isAnswering,
  onChange,
}: WholeTrashToolbarProps) {
  return (
    <Toolbar>
      <ListSearch
        label="Search the trash"
        value={params.q}
        isAnswering={isAnswering}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <Filters aria-label="Filters">
        {params.recordId ? (
          <RecordFilter onRemove={() => onChange({ recordId: '', areas: [] })} />
        ) : (
          <AreaFilter areas={areas} params={params} counts={counts} onChange={onChange} />
        )}
      </Filters>
    </Toolbar>
  )
}

function AreaFilter({
  areas,
  params,
  counts,
  onChange,
}: Omit<WholeTrashToolbarProps, 'isAnswering'>) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [AreaPopup, load] = useLoaded(importPopup)
  const chosen = areas.filter(({ entity }) => params.areas.includes(entity.area))
  const labels = chosen.map(({ entity }) => entity.labels.title)

  function handleRemove() {
    onChange({ areas: [] })
    trigger.current?.focus()
  }

  return (
    <>
      <FilterButton
        ref={trigger}
        label="Area"
        value={labels.length > 2 ? `${labels.length} chosen` : labels.join(', ')}
        open={isOpen}
        onClick={() => {
          load()
          setOpen(!isOpen)
        }}
        onPointerEnter={load}
        onFocus={load}
        onRemove={handleRemove}
      />
      {isOpen && AreaPopup && (
        <AreaPopup
          trigger={trigger}
          areas={areas}
          counts={counts}
          inAddress={params.areas}
          onChoose={(chosenAreas) => onChange({ areas: chosenAreas })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const importPopup = async () => (await import('./AreaPopup')).AreaPopup

/** A link has set this filter. There is nothing to choose from, so a press removes it too. */
function RecordFilter({ onRemove }: { onRemove: () => void }) {
  return (
    <FilterButton
      label="Record"
      value="this one"
      open={false}
      onClick={onRemove}
      onRemove={onRemove}
    />
  )
}

const Filters = styled.fieldset`
  display: flex;
  flex: 1 1 0;
  gap: ${space.s2};
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
