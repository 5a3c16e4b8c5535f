import { firstCallsOf, renderLogin, type FirstCalls, type RenderedLogin } from '@staff/admin/page'
import { addressOf } from '@staff/contract'
import { readDashboard } from '@staff/content/calls'

import { admin } from '../admin'
import { content } from '../content'

/** What the build of the pages takes from the code of the console. */
export function renderPages(): { login: RenderedLogin; firstCalls: FirstCalls } {
  return {
    login: renderLogin(admin),
    firstCalls: {
      '': { call: addressOf(readDashboard), for: 'everybody' },
      ...firstCallsOf(content),
    },
  }
}
