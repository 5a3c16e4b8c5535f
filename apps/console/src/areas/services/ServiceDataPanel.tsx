import {
  type AnyStored,
  ApiError,
  createPath,
  DeleteDialog,
  type RecordList,
  recordQueries,
  RecordRows,
  RecordRowsSkeleton,
  useReader,
  useRegion,
  type UnpagedListParams,
} from '@staff/admin'
import { opensTo } from '@staff/contract'
import { defaultSortOrder, type AnyEntity } from '@staff/entity'
import { service } from '@staff/content/service/service.entity'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { AddButton, Card, Dialog, EmptyState, ErrorState } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestion, Layers } from 'lucide-react'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { serviceState } from './serviceState'
import { serviceDataArea } from '../serviceData/serviceData.area'

export interface ServiceDataPanelProps {
  /** The id of the service. */
  id: string
  onClose: () => void
}

/** A dialog with the service data of one service, sorted by order. */
export function ServiceDataPanel({ id, onClose }: ServiceDataPanelProps) {
  const client = useQueryClient()
  const opener = useQuery({
    ...recordQueries(service).one(id),
    // The cached list usually contains the service, so its name appears at once.
    placeholderData: () =>
      serviceState(client)
        .services.flatMap((list) => list.records)
        .find((each) => each.id === id),
  })
  const parts = useQuery(recordQueries<AnyEntity>(serviceData).unpaged(partsOf(id)))
  const addPath = `${createPath(useRegion(), serviceData)}?serviceId=${encodeURIComponent(id)}`
  const isGone = opener.error instanceof ApiError && opener.error.code === 'notFound'
  const mayAdd = opensTo(useReader(), serviceData, 'create')
  const addButton = mayAdd && <AddButton href={addPath}>Add service data</AddButton>

  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={opener.data ? `Service data of ${opener.data.name}` : 'Service data'}
      footer={!isGone && addButton}
    >
      <Card>{content()}</Card>
      <DeleteDialog entity={serviceData} list={parts.data} />
    </Dialog>
  )

  function content() {
    if (isGone) {
      return (
        <EmptyState icon={<FileQuestion />} title="This service does not exist">
          It may have been deleted, or its address is mistyped.
        </EmptyState>
      )
    }
    if (parts.data) return <Parts list={parts.data} />
    if (parts.isPending)
      return <RecordRowsSkeleton area={serviceDataArea} rows={3} sortable={false} />
    return (
      <ErrorState title="The service data could not be loaded" onRetry={() => void parts.refetch()}>
        {parts.error.message}
      </ErrorState>
    )
  }
}

function Parts({ list }: { list: RecordList<AnyStored> }) {
  const { records } = useSnapshot(list)
  const canMove = opensTo(useReader(), serviceData, 'publish')
  const order = useMemo(() => ({ list, canMove }), [list, canMove])
  if (records.length > 0) return <RecordRows area={serviceDataArea} rows={records} order={order} />
  return (
    <EmptyState icon={<Layers />} title="No service data yet">
      The first part that you add appears here and on the service’s page.
    </EmptyState>
  )
}

/** The list parameters for all sections of a service page. */
function partsOf(serviceId: string): UnpagedListParams {
  return { q: '', ...defaultSortOrder(serviceData), filters: { serviceId: [serviceId] } }
}
