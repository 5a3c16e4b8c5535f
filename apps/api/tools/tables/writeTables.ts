import { writeFileSync } from 'node:fs'

import { LIST_FILE, listTables } from './tableList'

// Part of `npm run migration`.
writeFileSync(LIST_FILE, listTables())
