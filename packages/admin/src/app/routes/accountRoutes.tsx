import { LinkProvider } from '@staff/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'

import { paths } from '../../shared/paths'
import { QueryClientContext } from '../queryClientContext'
import { RouterLink } from '../shell/RouterLink'

/** The routes for people who have no password, or have forgotten it. */
export function accountRoutes(): RouteObject {
  return {
    Component: WithoutSession,
    children: [
      {
        path: paths.forgotPassword,
        lazy: async () => ({
          Component: (await import('../../screens/ForgotPassword/ForgotPasswordScreen'))
            .ForgotPasswordScreen,
        }),
      },
      {
        path: paths.setPassword,
        lazy: async () => ({
          Component: (await import('../../screens/SetPassword/SetPasswordScreen'))
            .SetPasswordScreen,
        }),
      },
    ],
  }
}

/** What screens need that are not behind the login. */
function WithoutSession() {
  const [client] = useState(useContext(QueryClientContext))
  return (
    <QueryClientProvider client={client}>
      <LinkProvider component={RouterLink}>
        <Outlet />
      </LinkProvider>
    </QueryClientProvider>
  )
}
