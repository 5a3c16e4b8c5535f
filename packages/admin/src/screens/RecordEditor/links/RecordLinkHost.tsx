import type { RecordLinkDialogProps } from '@staff/forms'
import { useEffect, useEffectEvent } from 'react'

import { useLoaded } from '../../../shared/useLoaded'

/** The dialog that finds a record to link to. Its code loads when it opens. */
export function RecordLinkHost(props: RecordLinkDialogProps) {
  const [Dialog, load] = useLoaded(loadDialog)
  const loadNow = useEffectEvent(load)
  useEffect(() => loadNow(), [])
  return Dialog && <Dialog {...props} />
}

async function loadDialog() {
  return (await import('./RecordLinkDialog')).RecordLinkDialog
}
