import { object, string } from 'yup'

import { defineCall, jsonResponse, noContent } from '../call/defineCall'
import { json } from '../call/json'
import { passwordStates } from './passwordState'
import { preferencesType } from './preferences'
import { LOGIN_PATH } from './paths'
import { factorStanding } from '../people/secondFactor/factorStanding'
import { rightsType } from './rights'

/** The session that a login starts. */
export const sessionType = json.object({
  token: json.text(),
  userId: json.text(),
  roleTypeId: json.integer(),
  rights: rightsType,
  name: json.text(),
  passwordState: json.choice(passwordStates),
  secondFactor: factorStanding,
  draftKey: json.text(),
  message: json.text(),
})

/** What the first step of a login gives to somebody with a second factor: a ticket for the second one, which works for five minutes. */
const ticketType = json.object({ ticket: json.text() })

/** Logs in. The username is the email. Somebody with a second factor gets a ticket in place of a session. */
export const logIn = defineCall({
  method: 'POST',
  path: LOGIN_PATH,
  access: 'public',
  body: {
    kind: 'json',
    schema: object({
      username: string()
        .label('Email')
        .trim()
        .required('Email is required')
        .max(320, 'Invalid email address')
        .meta({ kind: 'email', maxCodePoints: 320 }),
      password: string().label('Password').required('Password is required'),
    }),
  },
  success: jsonResponse(200, json.either(sessionType, ticketType)),
})

/** Logs out. */
export const logOut = defineCall({
  method: 'POST',
  path: '/logout',
  access: 'signedIn',
  beforeOwnPassword: true,
  success: noContent,
})

/** Reads who is logged in, with their preferences and the setting that screens speak of: a page that starts needs them. */
export const readMe = defineCall({
  method: 'GET',
  path: '/me',
  access: 'signedIn',
  beforeOwnPassword: true,
  success: jsonResponse(
    200,
    json.object({
      userId: json.text(),
      name: json.text(),
      email: json.text(),
      roleTypeId: json.integer(),
      roleName: json.text(),
      rights: rightsType,
      passwordState: json.choice(passwordStates),
      secondFactor: factorStanding,
      preferences: preferencesType,
      trashDays: json.integer(),
    }),
  ),
})
