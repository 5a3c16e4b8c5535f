import { generalMessages } from './generalMessages'

/** Messages about sessions and passwords. */
export const sessionMessages = {
  notLoggedIn: 'Please log in.',
  sessionEnded: generalMessages.sessionEnded,
  notAllowed: generalMessages.notAllowed,
  ownPasswordRequired: 'Choose your own password first. Nothing else is open until then.',
  secondFactorRequired:
    'Your role requires a second factor. Set it up first; nothing else is open until then.',
  confirmationRequired: 'Confirm this with your password.',
  wrongLogin: 'The email or the password is not right.',
  welcome: (firstName: string) => `Welcome back, ${firstName}`,
  wrongPassword: 'Password is not right',
  wrongOldPassword: 'Old password is not right',
  noSuchSession: 'There is no such session. It may have ended.',
}

/** Messages about requests of any kind. */
export const requestMessages = {
  notAnObject: 'The request must be a JSON object.',
  tooManyFields: 'The request has too many fields.',
  wrongFields: 'Please correct the marked fields.',
  nothingWrong: 'The request was refused.',
  givenTwice: (parameter: string) => `The parameter "${parameter}" must be given once`,
  nothingHere: 'There is nothing at this address.',
  wrongMethod: (method: string) => `This address does not answer ${method}.`,
  badIdempotencyKey: 'Idempotency-Key must be 16 to 255 visible characters, a UUID for example.',
  otherIdempotencyKey: (what: 'address' | 'body') =>
    `This Idempotency-Key belongs to a call with another ${what}`,
  failed: generalMessages.failed,
}

/** Messages about records. `one` is the entity's label: 'testimonial'. */
export const recordMessages = {
  noSuchRecord: (one: string) => `There is no such ${one}. It may have been deleted.`,
  newer: (one: string, whoHas = 'Someone has') =>
    `${whoHas} changed this ${one} since you opened it. Nothing was changed.`,
  versionMissing: 'Say which version you change: send If-Match with its ETag.',
  taken: (label: string, one: string) => `${label} is used by another ${one}`,
  missingReference: (label: string) => `${label} no longer exists; choose another`,
  missingImage: (label: string) => `${label} is not stored here; upload it again`,
  hasParts: (one: string, many: string) => `This ${one} still has ${many}. Delete that first.`,
  inUse: (one: string, many: string) =>
    `This ${one} cannot be deleted while ${many} still belong to it.`,
  notItsField: (one: string, label: string) => `This ${one} does not have the field “${label}”.`,
}

/** Messages about users and roles. */
export const peopleMessages = {
  lastAdministrator: 'This is the last administrator. Make somebody else an administrator first.',
  lastAdministratorRole: 'The last administrator has this role. Make somebody else one first.',
  disableYourself: 'You cannot disable yourself. Another administrator can do it.',
  deleteYourself: 'You cannot delete yourself. Another administrator can do it.',
  roleInUse: (people: readonly string[], others: number) =>
    `This role cannot be deleted while somebody has it: ${[...people, ...(others > 0 ? [`${others} more`] : [])].join(', ')}.`,
  ownPassword: 'This is your own account. Change your password yourself.',
  ownSessions: 'This is your own account. End your other sessions where you change your password.',
}

/** Why a password that follows the rules of its form is rejected, as the end of a message: 'Password is …'. */
export const passwordMessages = {
  common: 'is one of the most common ones. Choose another',
  personal: 'must not contain your name or email',
  guessable: 'is too easy to guess. Choose another',
}

/** Messages about pictures. */
export const imageMessages = {
  noFile: 'Choose a picture',
  notAForm: 'Send the picture as a form with one file.',
  tooLarge: 'The picture is larger than 5 MB.',
  wrongType: 'The file is not a JPEG, PNG or WebP picture',
  noSuchImage: 'There is no such picture.',
  busy: 'Too many sizes of pictures are being made. Try again in a moment.',
  storageAway: 'The storage of pictures does not answer. Please try again in a moment.',
}

/** Messages about saved views and preferences. */
export const viewMessages = {
  noSuchView: 'There is no such view. It may have been deleted.',
  newer: 'Someone has changed this view since you opened it. Nothing was changed.',
  taken: 'You already have a view with this name here',
  takenByAll: 'There already is a view for everybody with this name here',
  tooMany: (max: number) => `There are ${max} views here already. Delete one first.`,
  unknownArea: 'area must be the name of an area',
  unknownParameter: (name: string) => `This list has no parameter “${name}”`,
  tooManyParameters: (max: number) => `A view should not have more than ${max} parameters`,
  unknownColumn: (name: string) => `This list has no column “${name}”`,
  columnTwice: (name: string) => `${name} must be given once`,
  wrongWidth: (name: string) => `The width of ${name} must be a number from 1 to 90, or null`,
  wrongList: (area: string) =>
    `${area} must have columns, a startView, headings, or several of them`,
  wrongHeadings: (max: number) => `headings must have at most ${max} short headings`,
}
