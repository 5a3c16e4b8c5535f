import { onUnauthorized } from '../../data/http/request'
import { endSession } from '../../stores/session/auth'
import { notify } from '../../shared/notify'

/** Leaves for the login when the server does not know the session any more, and says so. Call the answer to stop. */
export function endSessionOnUnauthorized(): () => void {
  return onUnauthorized(() => {
    endSession()
    notify('error', 'Your session has ended. Log in again to go on where you were.')
  })
}
