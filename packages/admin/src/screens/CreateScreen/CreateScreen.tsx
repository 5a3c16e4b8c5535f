import { referencesOf, type AnyEntity } from '@staff/forms/entity'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { AreaScreens } from '../../shared/defineArea'
import { RecordEditor } from '../RecordEditor/RecordEditor'

export interface CreateScreenProps {
  area: AreaScreens
}

/** The empty form of a new record. Query parameters can preset its references: `?serviceId=…`. */
export function CreateScreen({ area }: CreateScreenProps) {
  const [search] = useSearchParams()
  const [preset] = useState(() => presetOf(area.entity, search))
  return <RecordEditor area={area} preset={preset} />
}

function presetOf(entity: AnyEntity, search: URLSearchParams): object {
  const given = Object.keys(referencesOf(entity)).filter((field) => search.get(field))
  return Object.fromEntries(given.map((field) => [field, search.get(field)]))
}
