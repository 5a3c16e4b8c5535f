import { defineArea } from '@staff/admin'

import { book } from './book.entity'
import { BookForm } from './BookForm'

/** What readers can borrow. */
export const bookArea = defineArea({ entity: book, Form: BookForm })
