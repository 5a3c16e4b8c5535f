import { logOutCall } from '../../data/session/session'
import { draftOwner, logOut } from '../../stores/session/auth'
import { deleteAllDrafts } from '../../stores/drafts'

/** Logs the person out by choice: on the server and on this device, with all that they typed and did not save. */
export function discardDraftsAndLogOut(): void {
  deleteAllDrafts(draftOwner())
  // The call takes its token before the session is forgotten here.
  void logOutCall()
  logOut()
}
