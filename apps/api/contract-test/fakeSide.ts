import { NO_RIGHTS } from '@staff/entity'
import { vi } from 'vitest'

import { fakeSession, installFakeApi } from '@staff/admin/testing'
import { stubBrowser } from '@staff/admin/testing/stubBrowser'

import { fakeContent } from '@staff/console/testing/fakeContent'
import {
  bodyIn,
  resetting,
  type Side,
  type Start,
  type TestRequest,
  type TestResponse,
} from './play'
import { recordsOf } from './world'

/** The fake API of the stories. */
export function fakeSide(): Side & { close: () => void } {
  let caller = ''
  let uninstall: (() => void) | undefined
  stubBrowser()

  async function reset(start: Start) {
    uninstall?.()
    const { as, confirmed = false, rights = NO_RIGHTS } = start
    const role = as === 'staff' ? 'staff' : 'administrator'
    caller = as === 'nobody' ? '' : fakeSession().token
    uninstall = installFakeApi(fakeContent, {
      role,
      confirmed,
      rights,
      passwordState: as === 'newcomer' ? 'given' : 'own',
      records: recordsOf(start),
    })
  }

  async function send({ method, path, headers, body, form, csv, token = caller }: TestRequest) {
    const response = await fetch(`https://localhost/api${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(csv !== undefined && { 'Content-Type': 'text/csv' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
      ...(csv !== undefined && { body: new TextEncoder().encode(csv) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: bodyIn(response.headers.get('content-type'), text),
    } satisfies TestResponse
  }

  return {
    ...resetting(reset, send),
    close: () => {
      uninstall?.()
      vi.unstubAllGlobals()
    },
  }
}
