import { EntityForm, TextField, type FormProps } from '@staff/forms'

import { author } from './author.entity'

/** Creates or edits an author. */
export function AuthorForm(props: FormProps<typeof author>) {
  return (
    <EntityForm entity={author} {...props}>
      <TextField name="name" />
    </EntityForm>
  )
}
