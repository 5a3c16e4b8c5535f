import { fileURLToPath } from 'node:url'

import { runServer } from '@staff/api'

import { content } from './content'

// The same from `src` and from `dist`.
const consoleDir = fileURLToPath(new URL('../../console/dist', import.meta.url))

await runServer({ content, consoleDir })
