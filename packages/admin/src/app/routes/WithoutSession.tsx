import { LinkProvider } from '@staff/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { Outlet } from 'react-router-dom'

import { QueryClientContext } from '../queryClientContext'
import { RouterLink } from '../shell/RouterLink'

/** What screens need that are not behind the login. */
export function WithoutSession() {
  const [client] = useState(useContext(QueryClientContext))
  return (
    <QueryClientProvider client={client}>
      <LinkProvider component={RouterLink}>
        <Outlet />
      </LinkProvider>
    </QueryClientProvider>
  )
}
