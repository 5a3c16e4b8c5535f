import { factorMessages } from '@staff/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { answers } from '../../testing/fakeApi/answers'
import { installFakeApi } from '../../testing/fakeApi/fakeApi'
import type { FakeApiOptions } from '../../testing/fakeApi/fakeApiOptions'
import { FAKE_RECOVERY_CODE } from '../../testing/fakeApi/people/fakeFactors'
import { FAKE_LOGIN, fakeSession } from '../../testing/fakeApi/personal/fakePeople'
import type { FakeContent } from '../../testing/fakeApi/fakeContent'
import { stubBrowser } from '../../testing/node/stubBrowser'
import { logInCall } from './logIn'
import { logInWithCodeCall } from './logInWithCode'
import { logOutCall } from './session'

const content: FakeContent = {
  fixtures: [],
  uploadedImage: '',
  resolveImage: (url) => url,
}

let end: () => void

beforeEach(() => {
  stubBrowser()
  use()
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

function use(options?: FakeApiOptions) {
  end = installFakeApi(content, options)
}

test('the right password opens a session', async () => {
  const outcome = await logInCall(FAKE_LOGIN)
  const { roleName: _, ...session } = fakeSession()
  expect(outcome).toEqual({
    status: 'ok',
    session: { ...session, token: 'token-of-ana-1' },
    message: 'Welcome back, Ana',
  })
})

test('the right password of somebody with a second factor gives a ticket for a code', async () => {
  use({ secondFactor: { state: 'on' } })
  expect(await logInCall(FAKE_LOGIN)).toEqual({ status: 'secondFactor', ticket: 'ticket-1' })
  const typed = { ticket: 'ticket-1', code: '000000' }
  expect(await logInWithCodeCall(typed, FAKE_LOGIN.email)).toEqual({
    status: 'refused',
    errors: { code: factorMessages.wrongCode },
  })
  const { roleName: _, ...session } = fakeSession()
  expect(
    await logInWithCodeCall({ ...typed, code: FAKE_RECOVERY_CODE }, FAKE_LOGIN.email),
  ).toMatchObject({
    status: 'ok',
    session: { ...session, token: 'token-of-ana-1', secondFactor: { state: 'on' } },
  })
  expect(await logInWithCodeCall(typed, FAKE_LOGIN.email)).toEqual({
    status: 'ended',
    message: factorMessages.ticketEnded,
  })
})

test('a wrong password returns the message of the server', async () => {
  expect(await logInCall({ ...FAKE_LOGIN, password: 'Wrong-1' })).toEqual({
    status: 'failed',
    message: 'The email or the password is not right.',
  })
})

test.each([
  ['a server without a message', answers.saying('login', 500)],
  ['no connection', answers.offline()],
])('%s results in the default message', async (_, answer) => {
  use({ answers: [answer] })
  expect(await logInCall(FAKE_LOGIN)).toEqual({
    status: 'failed',
    message: 'An error occurred during login',
  })
})

test('a response without a token returns the message of the server', async () => {
  use({ answers: [answers.loggingInWithoutToken('Your account is not active yet')] })
  expect(await logInCall(FAKE_LOGIN)).toEqual({
    status: 'noToken',
    message: 'Your account is not active yet',
  })
})

test('a logout that does not reach the server does not throw', async () => {
  use({ answers: [answers.offline()] })
  await expect(logOutCall()).resolves.toBeUndefined()
})
