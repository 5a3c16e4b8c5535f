import {
  EntityForm,
  type FormProps,
  FieldRow,
  ImageField,
  RatingField,
  TextField,
  WordCountField,
} from '@staff/forms'
import { testimonial } from './testimonial.entity'

/** Creates or edits a testimonial. */
export function TestimonialForm(props: FormProps<typeof testimonial>) {
  return (
    <EntityForm entity={testimonial} {...props}>
      <FieldRow>
        <TextField name="name" autoComplete="off" />
        <RatingField name="rating" />
      </FieldRow>
      <ImageField name="image" />
      <WordCountField name="description" />
    </EntityForm>
  )
}
