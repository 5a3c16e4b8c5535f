/**
 * Messages of any call. They are apart from the others because the login screen loads them, and it has to stay small.
 */
export const generalMessages = {
  sessionEnded: 'Your session has ended. Please log in again.',
  notAllowed: 'You do not have permission to do this.',
  failed: 'Something went wrong on the server. Please try again.',
}
