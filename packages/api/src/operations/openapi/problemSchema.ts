/** What says which record of a release was refused, and why. */
const REFUSED = ['area', 'id', 'title', 'reason']

/** The JSON Schema of problems. */
export const PROBLEM = {
  $id: 'Problem',
  type: 'object',
  description: 'What went wrong, in a sentence for people.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string', description: 'The sentence.' },
    requestId: { type: 'string', description: 'Where to look in the log.' },
    code: {
      type: 'string',
      enum: [
        'own-password-required',
        'second-factor-required',
        'confirmation-required',
        'login-ended',
        'release-refused',
      ],
      description:
        'With 403, what to do first: choose an own password with `POST /api/change-password`, set up a second factor with `POST /api/me/second-factor`, or type the password again with `POST /api/confirm-password`. With 401, that a login has to begin again. With 409, that records of a release are refused.',
    },
    errors: {
      type: 'object',
      description: 'A message for each refused field or parameter.',
      additionalProperties: { type: 'string' },
    },
    current: { type: 'object', description: 'With 412: the record as it is stored now.' },
    changedBy: {
      type: 'object',
      description: 'With 412: who stored it, if that is known.',
      properties: { userId: { type: ['string', 'null'] }, userName: { type: 'string' } },
      required: ['userId', 'userName'],
    },
    refused: {
      type: 'array',
      description: 'With 409 and the code `release-refused`: each refused record, and why.',
      items: {
        type: 'object',
        properties: Object.fromEntries(REFUSED.map((name) => [name, { type: 'string' }])),
        required: REFUSED,
      },
    },
  },
  required: ['type', 'title', 'status', 'detail', 'message', 'requestId'],
}
