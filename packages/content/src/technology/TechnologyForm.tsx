import {
  EntityForm,
  type FormProps,
  FieldRow,
  ChoiceField,
  ImageField,
  TextField,
} from '@staff/forms'
import { technology } from './technology.entity'

/** Creates or edits a technology. */
export function TechnologyForm(props: FormProps<typeof technology>) {
  return (
    <EntityForm entity={technology} {...props}>
      <FieldRow>
        <TextField name="name" />
        <ChoiceField name="category" />
      </FieldRow>
      <ImageField name="image" />
    </EntityForm>
  )
}
