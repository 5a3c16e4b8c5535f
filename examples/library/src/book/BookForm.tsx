import {
  ChoiceField,
  DateField,
  EntityForm,
  ImageField,
  NumberField,
  ReferenceField,
  TextField,
  type FormProps,
} from '@staff/forms'

import { book } from './book.entity'

/** Creates or edits a book. */
export function BookForm(props: FormProps<typeof book>) {
  return (
    <EntityForm entity={book} {...props}>
      <TextField name="title" />
      <ReferenceField name="authorId" />
      <ChoiceField name="genre" />
      <NumberField name="year" />
      <DateField name="acquired" />
      <DateField name="dueBack" />
      <ImageField name="cover" />
    </EntityForm>
  )
}
