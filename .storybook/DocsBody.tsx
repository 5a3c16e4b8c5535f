import { useOf } from '@storybook/addon-docs/blocks'

import { FoundationPage } from '../packages/ui/src/foundations/FoundationPage'
import { ComponentPage } from '../packages/ui/src/stories/ComponentPage'

/** What a page of docs holds: sheets for a foundation; status, controls and states for anything else. */
export function DocsBody() {
  const { csfFile } = useOf('meta', ['meta'])
  return csfFile.meta.title.startsWith('Foundations/') ? <FoundationPage /> : <ComponentPage />
}
