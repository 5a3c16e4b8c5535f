import { startAdmin } from '@staff/admin'
import { installFakeApi } from '@staff/admin/testing'

import { admin } from './admin'
import { fakeLibrary } from './testing/fakeLibrary'

// The library has no server yet: the fake API answers in the browser, and forgets with the page.
installFakeApi(fakeLibrary)

const root = document.getElementById('root')
if (root) startAdmin(root, admin)
