import type { TrashedRecord } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button, useLocale } from '@staff/ui'

import { announce } from '../../stores/announcer'
import { PageBox, RowBox } from '../ListScreen/selection/bar/SelectBoxes'
import { HeadRow, More } from './trashLayout'
import { TrashRow } from './TrashRow'
import { titleIn } from './trashTexts'
import { useShownRecords } from './useTrashSelection'

export interface TrashListProps {
  entity: AnyEntity
  records: readonly TrashedRecord[]
  /** How many deleted records there are. */
  total: number
  isMoreBusy: boolean
  /** Whether more records could not be read. */
  isMoreFailed: boolean
  /** Reads more records and resolves to their number; undefined if all are read. */
  onMore: (() => Promise<number>) | undefined
}

/** The deleted records, the last deleted first. */
export function TrashList({
  entity,
  records,
  total,
  isMoreBusy,
  isMoreFailed,
  onMore,
}: TrashListProps) {
  const page = useShownRecords(entity, records)
  const locale = useLocale()
  const shown = `${records.length} of ${total} deleted records`

  async function handleMore() {
    const count = await onMore?.()
    if (count) announce(`${count} of ${total} deleted records`)
  }

  return (
    <>
      <HeadRow>
        <PageBox page={page} label={SELECT_ALL} />
        {SELECT_ALL}
      </HeadRow>
      <ul>
        {records.map((record) => (
          <TrashRow
            key={record.id}
            entity={entity}
            record={record}
            box={<RowBox id={record.id} title={titleIn(entity, record, locale)} />}
          />
        ))}
      </ul>
      {onMore && (
        <More>
          <Button busy={isMoreBusy} onClick={() => void handleMore()}>
            Show more
          </Button>
          {isMoreFailed ? <span role="alert">They could not be loaded.</span> : shown}
        </More>
      )}
    </>
  )
}

const SELECT_ALL = 'Select all shown'
