import { onUnauthorized } from '../../data/http/request'
import { endSession } from '../../stores/session/auth'
import { notify, sessionToast } from '../../shared/notify'

/** Ends the session and shows a toast when the server rejects its token. Call the result to stop. */
export function endSessionOnUnauthorized(): () => void {
  return onUnauthorized(() => {
    endSession()
    notify('error', 'Your session has ended. Log in again to go on where you were.', sessionToast)
  })
}
