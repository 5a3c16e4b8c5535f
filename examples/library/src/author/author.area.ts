import { defineArea } from '@staff/admin'

import { author } from './author.entity'
import { AuthorForm } from './AuthorForm'

/** The people who wrote the books. */
export const authorArea = defineArea({ entity: author, Form: AuthorForm })
