import { startAdmin } from '@staff/admin'
import { installFakeApi } from '@staff/admin/fakeApi'

import { admin } from './admin'
import { fakeLibrary } from './testing/fakeLibrary'

// The library has no server yet. The fake API responds in the browser and loses its data on a reload.
installFakeApi(fakeLibrary)

const root = document.getElementById('root')
if (root) startAdmin(root, admin)
