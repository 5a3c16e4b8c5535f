import { restoreCommand } from '@staff/api'

import { content } from '../content'

await restoreCommand(content)
