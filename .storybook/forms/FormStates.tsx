import type { Form } from '../coverage/forms'
import { StoryLink } from '../StoryLink'
import { exportOfInvalidCase } from './formDocs'

export interface FormStatesProps {
  stories: readonly { id: string; name: string; tags?: string[] | undefined }[]
  form: Form | undefined
}

/** Links to the stories of a form, without those of its invalid cases. */
export function FormStates({ stories, form }: FormStatesProps) {
  const invalidCases = Object.keys(form?.invalid ?? {}).map(exportOfInvalidCase)
  const isState = ({ name, tags = [] }: FormStatesProps['stories'][number]) =>
    !tags.includes('action') && !invalidCases.includes(name.replaceAll(' ', ''))
  return (
    <>
      <h2>Other states</h2>
      <ul>
        {stories.filter(isState).map(({ id, name }) => (
          <li key={id}>
            <StoryLink to={id}>{name}</StoryLink>
          </li>
        ))}
      </ul>
    </>
  )
}
