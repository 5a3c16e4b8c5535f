import { EntityForm, type FormProps } from '../../EntityForm/EntityForm'
import { FieldRow } from '../../EntityForm/FieldRow'
import { ChoiceField } from '../../fields/choice/ChoiceField'
import { ImageField } from '../../fields/ImageField'
import { TextField } from '../../fields/text/TextField'
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
