import { fieldStates } from '../stories/fieldStates'
import type { MatrixProps } from '../stories/Matrix'
import { arabic } from '../stories/states'
import { TagInput, type TagInputProps } from './TagInput'

/** Tags in a right-to-left script. */
export const rightToLeft = {
  label: arabic.tags,
  placeholder: arabic.addTag,
  value: [arabic.testimonials, arabic.description],
}

/** More tags than one line holds, one of them longer than a line. */
export const manyTags = [
  'Accessibility',
  'Booking portals',
  'Contract logistics',
  'Design systems',
  'Fleet operations',
  'Internationalisation of timetables and of everything that drivers read at five in the morning',
  'PostgreSQL',
  'React',
  'Storybook',
  'TypeScript',
]

/** The states of a tag input. */
export const tagInputMatrix: MatrixProps<TagInputProps> = {
  draw: (props) => <TagInput {...props} />,
  base: { label: 'Tags', value: ['React', 'Storybook'], onChange: () => {} },
  states: {
    ...fieldStates,
    Hover: { pseudo: 'hover', on: 'input' },
    'Focus visible': { pseudo: 'focus-visible', on: 'input' },
    'Hover, a tag’s cross': { pseudo: 'hover', on: 'button' },
    'Focus visible, a tag’s cross': { pseudo: 'focus-visible', on: 'button' },
    Empty: { props: { value: [] } },
    Invalid: { props: { value: [], required: true, error: 'At least one tag is required' } },
    Disabled: { props: { disabled: true } },
    'Right to left': {
      props: { ...rightToLeft, hint: arabic.hint, error: arabic.error },
      dir: 'rtl',
    },
  },
}
