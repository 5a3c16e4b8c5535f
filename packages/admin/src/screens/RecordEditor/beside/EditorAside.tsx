import type { AnyStored } from '../../../data/records/recordQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { AddressCard } from '../address/AddressCard'
import { Aside } from '../EditorColumns'
import type { TypedValues } from '../draft/typedValues'
import { RecordFacts } from './RecordFacts'
import { TypedPreview } from './RecordPreview'

export interface EditorAsideProps {
  area: AreaScreens
  /** The record as it is stored; undefined for a new one. */
  record: AnyStored | undefined
  typed: TypedValues
}

/** What stands beside a form: how visitors see the record, its facts, its address, and what its area adds. */
export function EditorAside({ area, record, typed }: EditorAsideProps) {
  const { entity, SidePanel } = area
  return (
    <Aside aria-label={`About this ${entity.labels.one}`}>
      <TypedPreview area={area} typed={typed} />
      {record && <RecordFacts record={record} />}
      {record && <AddressCard entity={entity} record={record} />}
      {record && SidePanel && <SidePanel record={record} />}
    </Aside>
  )
}
