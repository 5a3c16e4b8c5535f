import type { Args } from '@storybook/react-vite'
import { buildArgsParam } from 'storybook/internal/router'
import { styled } from 'styled-components'

import { color } from '../packages/ui/src/theme/tokens'

export interface SideBySideProps {
  /** The id of the story. */
  id: string
  /** The settings of the toolbar. All but the theme apply to both sides. */
  globals: Record<string, unknown>
  /** The args of the story, before changes in the controls. */
  initialArgs: Args
  /** The args with the changes. */
  args: Args
}

const SHARED_GLOBALS = ['direction', 'density', 'text', 'region', 'reader', 'network']

/**
 * A story in both themes. Each theme has its own document, because dialogs, menus and the fake API belong to a whole
 * page.
 */
export function SideBySide({ id, globals, initialArgs, args }: SideBySideProps) {
  const shared = SHARED_GLOBALS.map((name) => `${name}:${String(globals[name])}`)
  const argsParam = buildArgsParam(initialArgs, args)
  return (
    <Columns>
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the stories come from the same origin
        <iframe
          key={theme}
          title={theme}
          src={`iframe.html?id=${id}&viewMode=story&args=${argsParam}&globals=${[`theme:${theme}`, ...shared].join(';')}`}
        />
      ))}
    </Columns>
  )
}

const Columns = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  background: ${color.lineStrong};

  & > iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }

  /* In a narrow window, one is above the other. */
  @media (max-width: 40rem) {
    grid-template: 1fr 1fr / 1fr;
  }
`
