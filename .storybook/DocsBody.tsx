import { useOf } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

import { FoundationPage } from '../packages/ui/src/foundations/FoundationPage'
import { ComponentPage } from '../packages/ui/src/stories/ComponentPage'

// It knows all forms with their samples and sources, which no story needs.
const FormPage = lazy(async () => ({ default: (await import('./FormPage')).FormPage }))

/** What a page of docs holds: sheets for a foundation, rules for a form; status, controls and states for anything else. */
export function DocsBody() {
  const { csfFile } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  if (title.startsWith('Foundations/')) return <FoundationPage />
  if (!/^Forms\/(?!Fields\/)/.test(title)) return <ComponentPage />
  return (
    <Suspense>
      <FormPage />
    </Suspense>
  )
}
