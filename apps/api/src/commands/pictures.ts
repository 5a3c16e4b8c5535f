import { picturesCommand } from '@staff/api'

import { content } from '../content'

await picturesCommand(content)
