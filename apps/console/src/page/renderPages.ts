import {
  firstCallsOf,
  renderFrame,
  renderLogin,
  type FirstCalls,
  type RenderedFrame,
  type RenderedLogin,
} from '@staff/admin/page'
import { addressOf } from '@staff/contract'
import { readDashboard } from '@staff/content/calls'

import { admin } from '../admin'
import { content } from '../content'

export interface RenderedPages {
  login: RenderedLogin
  frame: RenderedFrame
  firstCalls: FirstCalls
}

/** What the build of the pages takes from the code of the console. */
export function renderPages(): RenderedPages {
  return {
    login: renderLogin(admin),
    frame: renderFrame(admin, content),
    firstCalls: {
      '': { call: addressOf(readDashboard), for: 'everybody' },
      ...firstCallsOf(content),
    },
  }
}
