import { useOpenedRecord } from '@staff/admin'
import type { RecordOf } from '@staff/entity'
import type { service } from '@staff/content/service/service.entity'
import { Button } from '@staff/ui'
import { Layers } from 'lucide-react'

export interface ServiceDataButtonProps {
  record: RecordOf<typeof service>
}

/** Opens the service data of a service. */
export function ServiceDataButton({ record: { id, name } }: ServiceDataButtonProps) {
  const { linkTo } = useOpenedRecord()
  return (
    <Button size="s" icon={<Layers />} {...linkTo(id)} aria-label={`Service data of ${name}`}>
      Service data
    </Button>
  )
}
