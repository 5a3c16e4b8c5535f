import { hasPages, type AnyEntity } from '@staff/entity'
import { PageSlugContext } from '@staff/forms'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { addressQuery } from '../../../data/live/recordAddress'

export interface PageSlugProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  children: ReactNode
}

/** Tells the form of a record where its page is. */
export function PageSlug(props: PageSlugProps) {
  return hasPages(props.entity) ? <Known {...props} /> : props.children
}

function Known({ entity, id, children }: PageSlugProps) {
  const { data } = useQuery(addressQuery(entity, id))
  return <PageSlugContext value={data?.slug ?? undefined}>{children}</PageSlugContext>
}
