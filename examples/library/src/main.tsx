import { startAdmin } from '@staff/admin'

import { admin } from './admin'

// `VITE_FAKE=1` is for trying the console without a server: the fake API responds in the browser and loses its data on a reload.
// `VITE_FAKE=Desk` is for trying it with a role.
const fake = import.meta.env['VITE_FAKE']
if (fake) {
  const [{ installFakeApi }, { fakeLibrary, withRole }] = await Promise.all([
    import('@staff/admin/fakeApi'),
    import('./testing/fakeLibrary'),
  ])
  installFakeApi(fakeLibrary, withRole(fake))
}

const root = document.getElementById('root')
if (root) startAdmin(root, admin)
