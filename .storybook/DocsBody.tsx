import { useOf } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

import { FoundationPage } from '../packages/ui/src/foundations/FoundationPage'
import { ComponentPage } from '../packages/ui/src/stories/ComponentPage'

// It imports the fixtures and sources of all forms, which no story needs.
const FormPage = lazy(async () => ({ default: (await import('./FormPage')).FormPage }))

/**
 * The content of a docs page: sheets for a foundation, rules for a form, and status, controls and states for
 * everything else.
 */
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
