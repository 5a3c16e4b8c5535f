import { startAdmin } from '@staff/admin'

import { admin } from './admin'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
startAdmin(root, admin)
