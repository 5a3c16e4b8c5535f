import type { namedCalls } from '../served/namedCalls'
import type { DescriptionsOf } from './CallDescription'

const tag = 'session'
const TOO_MANY = 'Too many wrong attempts; `Retry-After` says for how many seconds.'
const PASSWORD_STATE =
  'Who knows the password: only its person; also those who saw it printed; also the administrator who gave it. With a given one every call but `me`, `sessions`, `logout` and `change-password` answers 403.'

const PREFERENCES = {
  lists: 'By area. An area without preferences is left out.',
  density: 'The height of rows in lists.',
  viewAreas: 'The areas with saved views that this person can open.',
  undoAreas:
    'The areas in which this person has changed many records in the last minutes, and can undo it: see `undos` of the area.',
  columns: 'In reading order. A column that is not named comes last, and is shown.',
  width: 'In percent of the table; null for the default.',
  startView: 'The id of the view that the list opens with; null for none.',
  headings: 'The field of each heading of imported files that the person has matched; "" for none.',
}

/** The descriptions of the calls about the caller's own session and password. */
export const sessionDescriptions = {
  logIn: {
    summary: 'Log in',
    tag,
    success: 'The session; `token` goes into the Authorization header of every other call.',
    properties: {
      passwordState: PASSWORD_STATE,
      draftKey: 'The secret of this person that encrypts their drafts on a device.',
    },
    problems: {
      401: 'The email or the password is not right; the response does not say which.',
      422: 'A field is missing or has the wrong form.',
      429: TOO_MANY,
      503: 'Too many log in at once; `Retry-After` says when to come back.',
    },
  },
  logOut: { summary: 'Log out', tag, success: 'The session has ended.' },
  readMe: {
    summary: 'Who is logged in',
    tag,
    success: 'The person of this session, and their preferences.',
    properties: {
      passwordState: PASSWORD_STATE,
      ...PREFERENCES,
      trashDays: 'How many days deleted records stay in the trash; 0 if the server keeps them.',
    },
  },
  readPreferences: {
    summary: 'The preferences of the person',
    tag,
    success: 'The preferences. Nobody else can read them.',
    properties: PREFERENCES,
  },
  changePreferences: {
    summary: 'Change the preferences of the person',
    description: 'Areas and properties that are left out keep their values.',
    tag,
    success: 'All preferences.',
    properties: PREFERENCES,
    problems: { 422: 'An area, a column or a width is refused; `errors` names it.' },
  },
  changePassword: {
    summary: 'Change the own password',
    tag,
    success:
      'It is changed, the other sessions of the person have ended, and this session continues with a new token.',
    problems: {
      422: 'A field is refused; `errors` has a message for each.',
      429: TOO_MANY,
    },
  },
  confirmPassword: {
    summary: 'Confirm the own password',
    description:
      'Opens, in this session and for five minutes, what answers 403 with the code `confirmation-required`.',
    tag,
    success: 'It is right.',
    problems: {
      422: 'The password is wrong; `errors` has the message for `password`.',
      429: TOO_MANY,
    },
  },
  listOwnSessions: {
    summary: 'Where the person is logged in',
    tag,
    success: 'The living sessions of the person, the one last used first.',
    properties: {
      id: 'Names the session; it opens nothing.',
      lastSeenAt: 'Within a minute.',
      address: 'Where it was started from.',
      device: 'The browser in plain words: Firefox on Windows.',
      current: 'Whether this call is made in it.',
    },
  },
  endOtherSessions: {
    summary: 'End all sessions of the person but this one',
    tag,
    success: 'They have ended.',
  },
  endOwnSession: {
    summary: 'End one session of the person',
    tag,
    success: 'It has ended.',
    problems: { 404: 'The person has no such session.' },
  },
} satisfies Partial<DescriptionsOf<typeof namedCalls>>
