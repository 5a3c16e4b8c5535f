import { peopleAreas, type Admin } from '@staff/admin'
import { BookOpen, PenLine } from 'lucide-react'

import { author } from './author/author.entity'
import { book } from './book/book.entity'

const people = peopleAreas([book, author])

/** The admin of a library: its books, their authors, and the people who work there. */
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
        icon: PenLine,
        load: async () => (await import('./author/author.area')).authorArea,
      },
      people.role,
      people.user,
    ],
    groups: [{ title: 'People', prefix: 'security-console/' }],
    isOnPublicSite: ({ publicSite }) => publicSite !== undefined,
  }),
}
