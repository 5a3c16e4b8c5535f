import type { AnyEntity } from '@staff/entity'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import type { Zones } from '../../../shared/times/zoneTexts'
import { LazyUsedIn } from '../../Uses/LazyUsedIn'
import type { MomentErrors, TypedMoment } from './typedPlan'
import { WhenField } from './WhenField'

/** An end without a day. */
export const BLANK_END: TypedMoment = { day: '', time: '09:00' }

export interface EndFieldProps {
  entity: AnyEntity
  /** The record that ends; undefined for a new one, which nothing uses. */
  record: AnyStored | undefined
  /** Undefined for no end. */
  value: TypedMoment | undefined
  errors: MomentErrors | undefined
  zones: Zones
  onChange: (value: TypedMoment | undefined) => void
}

/** Asks when the public site stops showing a record. If it does, it says where the record is used. */
export function EndField({ entity, record, ...field }: EndFieldProps) {
  return (
    <div>
      <WhenField {...field} legend="Ends" open="Never" noun="End" suggested={BLANK_END} />
      {field.value && record && <LazyUsedIn entity={entity} id={idOf(entity, record)} />}
    </div>
  )
}
