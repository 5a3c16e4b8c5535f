import { fileURLToPath } from 'node:url'

import { runServer } from '@staff/api'

import { content } from './content'

await runServer({ content, consoleDir: fileURLToPath(new URL('../dist', import.meta.url)) })
