import { sendTestMail } from '@staff/contract'
import { Button } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'

import { messageOf } from '../../data/http/ApiError'
import { callApi } from '../../data/http/callApi'
import { jobsQuery } from '../../data/jobs/jobs'
import { notify } from '../../shared/notify'

/** Sends a mail to the administrator who presses it, which is one of the jobs then. */
export function TestMailButton() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function handlePress() {
    setBusy(true)
    try {
      notify('success', (await callApi(sendTestMail)).message)
    } catch (error) {
      notify('error', messageOf(error))
    }
    setBusy(false)
    await client.invalidateQueries(jobsQuery)
  }

  return (
    <Button icon={<Send />} busy={isBusy} onClick={() => void handlePress()}>
      Send a test mail
    </Button>
  )
}
