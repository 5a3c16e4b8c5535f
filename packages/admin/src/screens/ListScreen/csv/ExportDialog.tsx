import { Banner, Button, CancelButton, Dialog, SegmentedControl, space } from '@staff/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { ListParams } from '../../../data/records/recordQueries'
import type { FileKind } from '../../../shared/saveFile'
import type { AreaScreens } from '../../../shared/defineArea'
import { useColumns } from '../columns/useColumns'
import { BulkProgress } from '../selection/BulkProgress'
import { recordsOf } from '../selection/bulkTexts'
import { useExport } from './useExport'

export interface ExportDialogProps {
  area: AreaScreens
  params: ListParams
  /** How many records are exported. */
  total: number
  /**
   * The records to export.
   * @default all of the list
   */
  ids?: readonly string[] | undefined
  onClose: () => void
}

const CHOICES = [
  { value: 'shown', label: 'What the list shows' },
  { value: 'all', label: 'All columns' },
] as const

const KINDS = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel (.xlsx)' },
] as const

/** Larger workbooks would fill the memory of the browser. */
const MAX_WORKBOOK = 50_000

/** Asks which columns to export, and shows the progress. The file is a download. */
export default function ExportDialog({ area, params, total, ids, onClose }: ExportDialogProps) {
  const { entity } = area
  const { shown } = useColumns(area)
  const [choice, setChoice] = useState<(typeof CHOICES)[number]['value']>('shown')
  const [kind, setKind] = useState<FileKind>('csv')
  const { state, start, cancel } = useExport(entity, onClose)
  const records = recordsOf(entity, total)

  if (state.phase === 'running')
    return (
      <BulkProgress
        title={`Exporting ${records}`}
        share={state.share}
        isEnding={false}
        onCancel={cancel}
      />
    )

  const columns = choice === 'shown' ? shown.map(({ key }) => key) : undefined
  return (
    <Dialog
      isOpen
      title={`Export ${records}`}
      onClose={onClose}
      footer={
        <>
          <CancelButton onClick={onClose}>Cancel</CancelButton>
          <Button
            variant="primary"
            onClick={() => void start({ list: params, columns, ids, total }, kind)}
          >
            Export
          </Button>
        </>
      }
    >
      <Parts>
        {state.failure && <Banner tone="danger">{state.failure}</Banner>}
        <SegmentedControl label="Columns" value={choice} options={CHOICES} onChange={setChoice} />
        <p>
          {choice === 'shown'
            ? `The file has these columns in the order of the list: ${shown.map(({ header }) => header).join(', ')}.`
            : 'The file has every field of the records, in the order of the list.'}
        </p>
        {total <= MAX_WORKBOOK && (
          <SegmentedControl label="File" value={kind} options={KINDS} onChange={setKind} />
        )}
        <p>
          {kind === 'csv'
            ? 'A CSV file is for Excel, Numbers and other programs.'
            : 'An Excel workbook has dates and numbers of its own.'}{' '}
          The columns ID and Version come last: with them, a changed file can be imported again.
        </p>
      </Parts>
    </Dialog>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
`
