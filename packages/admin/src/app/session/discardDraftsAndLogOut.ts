import { logOutCall } from '../../data/session/session'
import { draftOwner, logOut } from '../../stores/session/auth'
import { clearAnnouncement } from '../../stores/announcer'
import { deleteAllDrafts } from '../../stores/drafts/drafts'

/** Logs the user out on the server and on this device, and deletes their drafts. */
export function discardDraftsAndLogOut(): void {
  deleteAllDrafts(draftOwner())
  // The call reads the token before `logOut` clears it.
  void logOutCall()
  logOut()
  // Nothing of the session is left for a screen reader to find.
  clearAnnouncement()
}
