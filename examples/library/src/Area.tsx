import type { SaveOutcome } from '@staff/forms'
import type { AnyEntity } from '@staff/forms/entity'
import { AddButton, DataTable, EditButton, EmptyState, PageHeader, type Column } from '@staff/ui'
import { useState, type ReactNode } from 'react'

import type { Records, Stored } from './useRecords'

export interface AreaProps<Values extends object> {
  entity: AnyEntity
  records: Records<Values>
  columns: readonly Column<Stored<Values>>[]
  /** Draws the form of a new record, or of this one. */
  form: (props: AreaFormProps<Values>) => ReactNode
}

export interface AreaFormProps<Values> {
  record: Stored<Values> | undefined
  onSave: (values: Values) => Promise<SaveOutcome>
  onCancel: () => void
}

/** The list of an entity and, in its place, the form of one record. */
export function Area<Values extends object>(props: AreaProps<Values>) {
  const { entity, records, columns, form } = props
  const [edited, setEdited] = useState<Stored<Values> | 'new'>()
  const { one, many, intro } = entity.labels

  if (edited) {
    const record = edited === 'new' ? undefined : edited
    return form({
      record,
      onSave: async (values) => {
        const outcome = await records.save(values, record?.id)
        setEdited(undefined)
        return outcome
      },
      onCancel: () => setEdited(undefined),
    })
  }
  return (
    <>
      <PageHeader
        title={many}
        intro={intro}
        actions={<AddButton onClick={() => setEdited('new')}>Add {one}</AddButton>}
      />
      {records.all.length === 0 ? (
        <EmptyState title={`No ${many.toLowerCase()} yet`} />
      ) : (
        <DataTable
          caption={many}
          columns={columns}
          rows={records.all}
          rowKey={({ id }) => id}
          actions={(record) => <EditButton onClick={() => setEdited(record)}>Edit</EditButton>}
        />
      )}
    </>
  )
}
