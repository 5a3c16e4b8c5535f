import { useCallback, useState } from 'react'

import { countDrafts } from '../../stores/drafts/drafts'
import { draftOwner } from '../../stores/session/auth'
import { discardDraftsAndLogOut } from '../session/discardDraftsAndLogOut'

/** Logs out at once, or says how many drafts a logout would delete, for a `LogOutDialog`. */
export function useLogOut(show: (open: () => void) => void = showNow) {
  // Greater than 0 while the dialog before the logout is open.
  const [drafts, setDrafts] = useState(0)
  const logOut = useCallback(() => {
    // The login opens at once after it. A failure is reported when it opens.
    void import('../../screens/LoginScreen/LoginRoute').catch(() => undefined)
    const unsaved = countDrafts(draftOwner())
    if (unsaved === 0) discardDraftsAndLogOut()
    else show(() => setDrafts(unsaved))
  }, [show])
  return { drafts, logOut, stay: () => setDrafts(0) }
}

function showNow(open: () => void) {
  open()
}
