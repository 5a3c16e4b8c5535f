/** The exact messages of the specification. N is a number. */
export const specifiedMessages = [
  // Login
  'Login',
  'Logging In...',
  'Email is required',
  'Invalid email address',
  'Password is required',
  'An error occurred during login',
  // Special pages
  'You do not have permission to view this page.',
  'Access Restricted',
  'This page is only available in the US region, but the data is the same for both US and UK.',
  'Go Back to Home',
  // Rules of the forms
  'New password cannot be same as your old password',
  'Job title is required',
  'Job experience is required',
  'Job location is required',
  'Job department is required',
  'Job type is required',
  'Job description is required',
  'Job experience must be between 0 and 50 years',
  'Job experience value is too long',
  'Description should not exceed 43 words (currently N words)',
  'Description should not exceed 18 words (currently N words)',
  'At least one tag is required',
] as const
