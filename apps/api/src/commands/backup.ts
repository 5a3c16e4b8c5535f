import { backupCommand } from '@staff/api'

import { content } from '../content'

await backupCommand(content)
