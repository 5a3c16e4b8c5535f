import { referencesOf, type AnyEntity } from '@staff/entity'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { AreaScreens } from '../../shared/defineArea'
import { RecordEditor } from '../RecordEditor/RecordEditor'
import { DuplicateScreen } from './DuplicateScreen'

export interface CreateScreenProps {
  area: AreaScreens
}

/**
 * The form of a new record. Query parameters can preset its references: `?serviceId=…`, or name a record to duplicate:
 * `?from=…`.
 */
export function CreateScreen({ area }: CreateScreenProps) {
  const [search] = useSearchParams()
  const [source] = useState(() => search.get('from'))
  const [preset] = useState(() => presetOf(area.entity, search))
  if (source) return <DuplicateScreen area={area} source={source} />
  return <RecordEditor area={area} preset={preset} />
}

function presetOf(entity: AnyEntity, search: URLSearchParams): object {
  const given = Object.keys(referencesOf(entity)).filter((field) => search.get(field))
  return Object.fromEntries(given.map((field) => [field, search.get(field)]))
}
