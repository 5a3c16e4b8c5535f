import type { AnyEntity } from '@staff/entity'
import { Suspense } from 'react'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import type { TypedValues } from '../draft/typedValues'
import { SiteColumn } from '../EditorColumns'

const LiveSite = lazyComponent(async () => (await import('./LiveSite')).default)

export interface LiveSiteColumnProps {
  entity: AnyEntity
  /** The record as it is stored. */
  record: AnyStored
  typed: TypedValues
}

/** The column with the website, beside a form. */
export function LiveSiteColumn({ entity, record, typed }: LiveSiteColumnProps) {
  return (
    <SiteColumn>
      <Suspense>
        <LiveSite entity={entity} id={idOf(entity, record)} typed={typed} />
      </Suspense>
    </SiteColumn>
  )
}
