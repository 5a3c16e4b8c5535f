import type { Admin } from '@staff/admin'
import { BookOpen, UserRound } from 'lucide-react'

import { author } from './author/author.entity'
import { book } from './book/book.entity'

/** The admin of a library: its books and their authors. */
export const admin: Admin = {
  title: 'Library',
  Brand: () => <strong>Library</strong>,
  LoginHero: () => <p>Every book has an author.</p>,
  load: async () => ({
    areas: [
      {
        entity: book,
        icon: BookOpen,
        load: async () => (await import('./book/book.area')).bookArea,
      },
      {
        entity: author,
        icon: UserRound,
        load: async () => (await import('./author/author.area')).authorArea,
      },
    ],
  }),
}
