import { Button } from '@staff/ui'

import type { RecordSearch } from './useRecordSearch'

/** Says in a palette that records could not be searched. */
export function SearchFailure({ message, retry }: NonNullable<RecordSearch['failure']>) {
  return (
    <div role="alert">
      Records could not be searched. {message}{' '}
      <Button size="s" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
