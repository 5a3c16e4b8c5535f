import { EntityForm, type FormProps } from '../EntityForm/EntityForm'
import { ImageField } from '../fields/ImageField'
import { TextField } from '../fields/TextField'
import { WordCountField } from '../fields/WordCountField'
import { team } from './team.entity'

/** Creates or edits a member of the team. */
export function TeamForm(props: FormProps<typeof team>) {
  return (
    <EntityForm entity={team} {...props}>
      <TextField name="name" />
      <ImageField name="image" />
      <TextField name="position" />
      <WordCountField name="description" />
      <TextField name="linkedInLink" type="url" />
      <TextField name="email" type="email" />
    </EntityForm>
  )
}
