import { Markdown } from '@storybook/addon-docs/blocks'
import { styled } from 'styled-components'

import { color, space, text } from '../../packages/ui/src/theme/tokens'
import { titleOf, withoutLinks } from './decisionText'

const decisions = import.meta.glob<string>('../../docs/decisions/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All decisions, the newest first, each collapsed. */
export function DecisionList() {
  return Object.entries(decisions)
    .toReversed()
    .map(([path, markdown]) => (
      <Decision key={path}>
        <summary>{titleOf(markdown)}</summary>
        <Markdown>{withoutLinks(markdown)}</Markdown>
      </Decision>
    ))
}

const Decision = styled.details`
  border-block-end: 1px solid ${color.line};

  & > summary {
    padding-block: ${space.s3};
    color: ${color.ink};
    font: ${text.lg};
    cursor: pointer;
  }
`
