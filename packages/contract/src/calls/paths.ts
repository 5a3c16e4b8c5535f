// Apart from their calls: the first file of the console needs these two paths, and no schema.

/** The one call without a session: its 401 does not end one. */
export const LOGIN_PATH = '/login'

/** The one call that replaces the token: its own 401 does not wait for a new one. */
export const CHANGE_PASSWORD_PATH = '/change-password'
