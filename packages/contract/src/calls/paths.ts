// Apart from their calls: what is loaded first knows these two paths, and no schema.

/** The one call that needs no session, so its 401 does not end one. */
export const LOGIN_PATH = '/login'

/** The one call that answers with another token: its own 401 waits for nothing. */
export const CHANGE_PASSWORD_PATH = '/change-password'
