import { LOGIN_PATH } from '@staff/contract'
import fetchMock from 'fetch-mock'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { auth, endSession, logIn, logOut } from '../../stores/session/auth'
import { loginAgain, registerForm } from '../../stores/session/loginAgain'
import { fakeSession } from '../../testing/fakeApi/personal/fakePeople'
import { stubBrowser } from '../../testing/node/stubBrowser'
import { onUnauthorized, request } from './request'
import { setTokenRenewed } from './tokenRenewal'

beforeEach(() => {
  stubBrowser()
  fetchMock.hardReset({ includeSticky: true }).mockGlobal()
  logIn(fakeSession())
})
afterEach(() => {
  fetchMock.hardReset({ includeSticky: true })
  logOut()
  vi.unstubAllGlobals()
})

describe('a session that the server has ended', () => {
  const listener = vi.fn(endSession)
  let stop: () => void

  beforeEach(() => {
    listener.mockClear()
    stop = onUnauthorized(listener)
    fetchMock.any(401)
  })
  afterEach(() => stop())

  test('is reported once, even if several calls are refused', async () => {
    await Promise.allSettled([request('/notes'), request('/me'), request('/dashboard')])
    expect(listener).toHaveBeenCalledOnce()
    logIn(fakeSession())
    await Promise.allSettled([request('/me')])
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('is not reported for a wrong password', async () => {
    await Promise.allSettled([request(LOGIN_PATH, { method: 'POST', body: {} })])
    expect(listener).not.toHaveBeenCalled()
    expect(fetchMock.callHistory.lastCall()?.options.headers).not.toHaveProperty('authorization')
  })

  describe('under unsaved changes', () => {
    beforeEach(() => registerForm(() => true))
    afterEach(() => loginAgain.resolve(false))

    test('is asked about once for all calls, which are sent again after the login', async () => {
      const calls = Promise.all([request('/notes'), request('/me')])
      await vi.waitFor(() => expect(loginAgain.state.isOpen).toBe(true))
      fetchMock.removeRoutes().any({ body: {} })
      setTokenRenewed(auth.idToken, 'a new token')
      logIn({ ...fakeSession(), token: 'a new token' })
      loginAgain.resolve(true)
      await calls
      expect(listener).not.toHaveBeenCalled()
      expect(fetchMock.callHistory.lastCall()?.options.headers).toMatchObject({
        authorization: 'Bearer a new token',
      })
    })

    test('refuses the calls when the user does not log in', async () => {
      const calls = Promise.allSettled([request('/notes'), request('/me')])
      await vi.waitFor(() => expect(loginAgain.state.isOpen).toBe(true))
      loginAgain.resolve(false)
      expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(listener).not.toHaveBeenCalled()
    })
  })

  test('is not reported for a call that nobody asked for', async () => {
    await expect(request('/waiting', { isBackground: true })).rejects.toThrow()
    expect(listener).not.toHaveBeenCalled()
    await Promise.allSettled([request('/me')])
    expect(listener).toHaveBeenCalledOnce()
  })

  test('does not end a newer session', async () => {
    const late = request('/notes')
    logIn({ ...fakeSession(), token: 'a newer session' })
    await Promise.allSettled([late])
    expect(listener).not.toHaveBeenCalled()
  })
})
