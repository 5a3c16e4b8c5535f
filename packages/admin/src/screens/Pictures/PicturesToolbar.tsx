import type { Pictures } from '@staff/contract'
import { CheckList, FilterButton, Popup, space } from '@staff/ui'
import { useRef, useState } from 'react'

import type { PictureParams } from '../../data/pictures/pictures'
import { ListSearch } from '../ListScreen/toolbar/ListSearch'
import { Toolbar } from '../ListScreen/toolbar/Toolbar'

export interface PicturesToolbarProps {
  params: PictureParams
  /** Everybody who has uploaded pictures. */
  uploaders: Pictures['uploaders']
  /** Whether pictures are on their way. */
  isAnswering: boolean
  onChange: (changes: Partial<PictureParams>, options?: { replace?: boolean }) => void
}

/** The search of the pictures and their filters, on one line. */
export function PicturesToolbar({
  params,
  uploaders,
  isAnswering,
  onChange,
}: PicturesToolbarProps) {
  return (
    <Toolbar>
      <ListSearch
        label="Search by file name"
        value={params.q}
        isAnswering={isAnswering}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <fieldset style={filters} aria-label="Filters">
        <ChoiceFilter
          label="Used"
          options={USED}
          value={params.used === '' ? [] : [params.used]}
          // One of two: both are all.
          onChange={(chosen) => onChange({ used: oneOf(chosen, params.used) })}
        />
        <ChoiceFilter
          label="Description"
          options={DESCRIBED}
          value={params.described === '' ? [] : [params.described]}
          onChange={(chosen) => onChange({ described: oneOf(chosen, params.described) })}
        />
        {uploaders.length > 0 && (
          <ChoiceFilter
            label="Uploaded by"
            options={uploaders.map(({ id, name }) => ({ value: id, label: name }))}
            value={params.uploaders}
            onChange={(chosen) => onChange({ uploaders: chosen })}
          />
        )}
      </fieldset>
    </Toolbar>
  )
}

const USED = [
  { value: 'yes', label: 'Used' },
  { value: 'no', label: 'Not used' },
]

const DESCRIBED = [
  { value: 'no', label: 'Missing somewhere' },
  { value: 'yes', label: 'Not missing' },
]

function oneOf(chosen: readonly string[], before: PictureParams['used']): PictureParams['used'] {
  const fresh = chosen.find((each) => each !== before) ?? chosen[0]
  return fresh === 'yes' || fresh === 'no' ? fresh : ''
}

interface ChoiceFilterProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (chosen: string[]) => void
}

function ChoiceFilter({ label, options, value, onChange }: ChoiceFilterProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const chosen = options.filter((each) => value.includes(each.value)).map((each) => each.label)

  return (
    <>
      <FilterButton
        ref={trigger}
        label={label}
        value={chosen.length > 2 ? `${chosen.length} chosen` : chosen.join(', ')}
        open={isOpen}
        onClick={() => setOpen(!isOpen)}
        onRemove={() => {
          onChange([])
          trigger.current?.focus()
        }}
      />
      {isOpen && (
        <Popup label={`Filter by ${label}`} trigger={trigger} onClose={() => setOpen(false)}>
          <CheckList label={label} focusFirst options={options} value={value} onChange={onChange} />
        </Popup>
      )}
    </>
  )
}

const filters = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  gap: space.s2,
  alignItems: 'center',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const
