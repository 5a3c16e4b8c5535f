import type { Args } from '@storybook/react-vite'
import { buildArgsParam } from 'storybook/internal/router'
import { styled } from 'styled-components'

import { color } from '../packages/ui/src/theme/tokens'

export interface SideBySideProps {
  /** The story's id. */
  id: string
  /** The toolbar's other choices, which hold in both themes. */
  globals: Record<string, unknown>
  /** What the story begins with, and what the controls have made of it. */
  initialArgs: Args
  args: Args
}

const KEPT = ['direction', 'density', 'text', 'region', 'reader', 'network']

/** A story in both themes. Each has a document of its own: dialogs, menus and the fake API belong to a page. */
export function SideBySide({ id, globals, initialArgs, args }: SideBySideProps) {
  const kept = KEPT.map((name) => `${name}:${String(globals[name])}`)
  const chosen = buildArgsParam(initialArgs, args)
  return (
    <Halves>
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the same stories, from the same place
        <iframe
          key={theme}
          title={theme}
          src={`iframe.html?id=${id}&viewMode=story&args=${chosen}&globals=${[`theme:${theme}`, ...kept].join(';')}`}
        />
      ))}
    </Halves>
  )
}

const Halves = styled.div`
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

  /* One above the other where two halves would be too narrow to judge. */
  @media (max-width: 40rem) {
    grid-template: 1fr 1fr / 1fr;
  }
`
