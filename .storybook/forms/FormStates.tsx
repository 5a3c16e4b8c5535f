import type { Form } from '../coverage/forms'
import { StoryLink } from '../StoryLink'
import { exportOfMistake } from './formDocs'

export interface FormStatesProps {
  stories: readonly { id: string; name: string; tags?: string[] | undefined }[]
  form: Form | undefined
}

/** The states of a form beside its refused fields, each with its story. */
export function FormStates({ stories, form }: FormStatesProps) {
  const mistakes = Object.keys(form?.invalid ?? {}).map(exportOfMistake)
  const isState = ({ name, tags = [] }: FormStatesProps['stories'][number]) =>
    !tags.includes('action') && !mistakes.includes(name.replaceAll(' ', ''))
  return (
    <>
      <h2>Its other states</h2>
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
