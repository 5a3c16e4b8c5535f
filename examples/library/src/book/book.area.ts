import { defineArea } from '@staff/admin'

import { book } from './book.entity'
import { BookForm } from './BookForm'

/** The area of the books. */
export const bookArea = defineArea({
  entity: book,
  Form: BookForm,
  widths: { year: '5rem', acquired: '6.5rem', dueBack: '8rem' },
})
