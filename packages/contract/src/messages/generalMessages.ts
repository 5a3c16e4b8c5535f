/**
 * Messages of any call. They have their own file because the login screen loads them and must stay small.
 */
export const generalMessages = {
  sessionEnded: 'Your session has ended. Please log in again.',
  notAllowed: 'You do not have permission to do this.',
  failed: 'Something went wrong on the server. Please try again.',
}
