import { defineArea } from '@staff/admin'

import { author } from './author.entity'
import { AuthorForm } from './AuthorForm'

/** The area of the authors. */
export const authorArea = defineArea({ entity: author, Form: AuthorForm })
