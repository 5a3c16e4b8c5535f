import { changePassword, confirmPassword, login } from '../../packages/entity/src/account'
import type { InvalidCase } from '../../packages/entity/src/samples/defineFixtures'
import { accessTo } from '../../packages/entity/src/access'
import type { FormSchema } from '../../packages/entity/src/validate'
import {
  changePasswordFixtures,
  confirmPasswordFixtures,
  fixtures,
  loginFixtures,
} from '../../packages/content/src/fixtures'
import type { CataloguedStory } from './catalogue'

/** A form with its rules and its invalid cases. */
export interface Form {
  /** The name of the form: `blog`. */
  name: string
  label: string
  schema: FormSchema<unknown>
  invalid: Readonly<Record<string, InvalidCase>>
}

/** All forms: those of the entities that can be written, and those without an entity. */
export const forms: readonly Form[] = [
  ...fixtures
    .filter(({ entity }) => accessTo(entity).create !== 'nobody')
    .map(({ entity, invalid }) => ({
      name: entity.name,
      label: capitalize(entity.labels.one),
      schema: entity.create?.schema ?? entity.schema,
      invalid,
    })),
  { name: 'login', label: 'Login', schema: login.schema, invalid: loginFixtures.invalid },
  {
    name: 'changePassword',
    label: 'Change password',
    schema: changePassword.schema,
    invalid: changePasswordFixtures.invalid,
  },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    schema: confirmPassword.schema,
    invalid: confirmPasswordFixtures.invalid,
  },
]

/** Finds a form's story by the name of the form and the export of the story. */
export function storyOfForm(
  stories: readonly CataloguedStory[],
  form: string,
  exportName: string,
): CataloguedStory | undefined {
  return stories.find(
    (story) =>
      story.exportName === exportName &&
      story.file.endsWith(`/${capitalize(form)}Form.stories.tsx`),
  )
}

/** Turns 'nameMissing' into 'NameMissing': the invalid case into the export of its story. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
