import type { Access as CallAccess } from '@staff/contract'

import type { Reading } from './reading'

/** Who may call a route. Every route must state it in its config; registering one without it throws. */
export type Access = CallAccess | 'metrics'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Whether people may call the route before they have chosen their own password. */
    beforeOwnPassword?: boolean
    /** Whether people may call the route before they have set up a second factor that their role requires. */
    beforeSecondFactor?: boolean
    /** Whether the call does not extend the session. */
    isBackground?: boolean
    /** What the call reads together with its session. */
    readingOf?: (request: FastifyRequest) => Reading | undefined
  }
}
