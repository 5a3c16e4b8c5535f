import {
  EntityForm,
  type FormProps,
  FieldRow,
  ImageField,
  TextField,
  WordCountField,
} from '@staff/forms'
import { team } from './team.entity'

/** Creates or edits a member of the team. */
export function TeamForm(props: FormProps<typeof team>) {
  return (
    <EntityForm entity={team} {...props}>
      <FieldRow>
        <TextField name="name" />
        <TextField name="position" />
      </FieldRow>
      <ImageField name="image" />
      <WordCountField name="description" />
      <TextField name="linkedInLink" type="url" />
      <FieldRow>
        <TextField name="email" type="email" />
      </FieldRow>
    </EntityForm>
  )
}
