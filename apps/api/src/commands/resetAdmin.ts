import { resetAdminCommand } from '@staff/api'

import { content } from '../content'

await resetAdminCommand(content)
