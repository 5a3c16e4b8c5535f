import { useOf } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

import { FoundationPage } from '../packages/ui/src/foundations/FoundationPage'
import { ComponentPage } from '../packages/ui/src/stories/ComponentPage'

// It imports the fixtures and sources of all forms, which no story needs.
const FormPage = lazy(async () => ({ default: (await import('./FormPage')).FormPage }))

// It has texts that no story needs.
const ScreenPage = lazy(async () => ({
  default: (await import('./features/ScreenPage')).ScreenPage,
}))

/**
 * The content of a docs page: sheets for a foundation, rules for a form, the purpose and the states of a screen, and status, controls and states for
 * everything else.
 */
export function DocsBody() {
  const { csfFile } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  if (title.startsWith('Foundations/')) return <FoundationPage />
  if (/^(?:Screens|Journeys)\//.test(title))
    return (
      <Suspense>
        <ScreenPage />
      </Suspense>
    )
  if (!/^Forms\/(?!Fields\/)/.test(title)) return <ComponentPage />
  return (
    <Suspense>
      <FormPage />
    </Suspense>
  )
}
