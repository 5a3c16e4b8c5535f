import { ReferencesContext, UploadsContext, type UseReferences } from '@staff/forms'
import type { ValuesOf } from '@staff/forms/entity'
import { SegmentedControl, space, ThemeRoot, Thumbnail } from '@staff/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

import { Area } from './Area'
import { author } from './author/author.entity'
import { AuthorForm } from './author/AuthorForm'
import { book } from './book/book.entity'
import { BookForm } from './book/BookForm'
import { pictures } from './pictures'
import { useRecords } from './useRecords'

type AreaName = 'books' | 'authors'

/** A small admin: books that refer to their authors, with a picture of the cover. */
export function App() {
  const [area, setArea] = useState<AreaName>('books')
  const authors = useRecords<ValuesOf<typeof author>>()
  const books = useRecords<ValuesOf<typeof book>>()

  const nameOf = (id: string) => authors.all.find((each) => each.id === id)?.name
  const useAuthors: UseReferences = () => ({
    status: 'loaded',
    options: authors.all.map(({ id, name }) => ({ value: id, label: name })),
  })

  return (
    <ThemeRoot>
      <UploadsContext value={pictures}>
        <ReferencesContext value={useAuthors}>
          <Main>
            <SegmentedControl
              label="Area"
              value={area}
              options={[
                { value: 'books', label: book.labels.many },
                { value: 'authors', label: author.labels.many },
              ]}
              onChange={setArea}
            />
            {area === 'authors' ? (
              <Area
                key="authors"
                entity={author}
                records={authors}
                columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name, role: 'lead' }]}
                form={({ record, ...rest }) => (
                  <AuthorForm {...rest} {...(record && { initial: record })} />
                )}
              />
            ) : (
              <Area
                key="books"
                entity={book}
                records={books}
                columns={[
                  {
                    key: 'cover',
                    header: 'Cover',
                    cell: ({ cover }) => <Thumbnail src={pictures.resolveImage(cover)} alt="" />,
                    role: 'picture',
                  },
                  { key: 'title', header: 'Title', cell: ({ title }) => title, role: 'lead' },
                  { key: 'author', header: 'Author', cell: ({ authorId }) => nameOf(authorId) },
                  { key: 'year', header: 'Year', cell: ({ year }) => year, align: 'end' },
                ]}
                form={({ record, ...rest }) => (
                  <BookForm {...rest} {...(record && { initial: record })} />
                )}
              />
            )}
          </Main>
        </ReferencesContext>
      </UploadsContext>
    </ThemeRoot>
  )
}

const Main = styled.main`
  display: grid;
  gap: ${space.s6};
  max-inline-size: 60rem;
  margin: 0 auto;
  padding: ${space.s8};
`
