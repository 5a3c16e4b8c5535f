import { logOutCall } from '../../data/session/session'
import { draftOwner, logOut } from '../../stores/session/auth'
import { dropAllDrafts } from '../../stores/drafts'

/** Logs the person out by choice: on the server and on this device, with all that they typed and did not save. */
export function leave(): void {
  dropAllDrafts(draftOwner())
  // The call takes its token before the session is forgotten here.
  void logOutCall()
  logOut()
}
