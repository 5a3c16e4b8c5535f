import { startAdmin } from '@staff/admin'

import { admin } from './admin'

// `VITE_FAKE=1` is for trying the console without a server: the fake API responds in the browser and loses its data on a reload.
if (import.meta.env['VITE_FAKE']) {
  const [{ installFakeApi }, { fakeLibrary }] = await Promise.all([
    import('@staff/admin/fakeApi'),
    import('./testing/fakeLibrary'),
  ])
  installFakeApi(fakeLibrary)
}

const root = document.getElementById('root')
if (root) startAdmin(root, admin)
