import type { RouteObject } from 'react-router-dom'

import { paths } from '../../shared/paths'

/** The routes for people who have no password, or have forgotten it. Most people never open one, so all of it loads with the first. */
export const accountRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('./WithoutSession')).WithoutSession }),
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
        Component: (await import('../../screens/SetPassword/SetPasswordScreen')).SetPasswordScreen,
      }),
    },
  ],
}
