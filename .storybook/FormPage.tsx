import { Canvas, Description, Source, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'

import { FormRelated } from './forms/FormRelated'
import { FormRules } from './forms/FormRules'
import { FormStates } from './forms/FormStates'
import { formOf, sourceOf } from './forms/formDocs'

/** The docs page of a form: its main state, source, validation rules, other states and related pages. */
export function FormPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  const form = formOf(title)
  const source = sourceOf(title)
  const stories = Object.values(csfFile.stories)
  const main = stories.find(({ name }) => name === 'New') ?? stories[0]
  // Storybook types the export of a story as `any`.
  const of: ModuleExport = main?.moduleExport

  return (
    <>
      <Title />
      <Description />
      {main && (
        <Canvas
          of={of}
          sourceState="none"
          story={{ inline: true, height: 'auto', autoplay: false }}
        />
      )}
      <h2>How it is composed</h2>
      <p>
        The form lists its fields. Their labels, limits and messages come from the schema of the
        entity.
      </p>
      {source && <Source code={source} language="tsx" />}
      {form && <FormRules form={form} title={title} />}
      <FormStates stories={stories} form={form} />
      <FormRelated title={title} source={source} />
    </>
  )
}
