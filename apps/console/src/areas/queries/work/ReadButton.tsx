import { useOpenedRecord } from '@staff/admin'
import type { RecordOf } from '@staff/entity'
import type { query } from '@staff/content/query/query.entity'
import { Button } from '@staff/ui'
import { MailOpen } from 'lucide-react'

export interface ReadButtonProps {
  record: RecordOf<typeof query>
}

/** Opens the whole message of a query. */
export function ReadButton({ record: { id, name, subject } }: ReadButtonProps) {
  const { linkTo } = useOpenedRecord()
  return (
    <Button
      size="s"
      icon={<MailOpen />}
      {...linkTo(id)}
      aria-label={`Open “${subject}” of ${name}`}
    >
      Open
    </Button>
  )
}
