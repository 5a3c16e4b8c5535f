import { styled } from 'styled-components'

import { color, motion, radius, shadow, space, text, weight } from '../theme/tokens'
import { disappearAfterDelay } from '../theme/loadingDelay'

/**
 * The style of every button, whether it is a `button` or a link. Its parts are plain elements, because a list has a hundred
 * buttons and a component for the styles of each part takes time.
 */
export const Root = styled.button`
  --ink: ${color.ink};
  --ground: ${color.surface};
  --ground-hover: ${color.sunken};
  --edge: ${color.lineStrong};
  --edge-hover: ${color.lineControl};
  --shade: ${shadow.low};

  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space.s2};
  min-block-size: 2.25rem;
  padding-block: 0;
  padding-inline: ${space.s3};
  border: 1px solid var(--edge);
  border-radius: ${radius.m};
  background: var(--ground);
  box-shadow: var(--shade);
  color: var(--ink);
  font: ${text.md};
  font-weight: ${weight.label};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    translate ${motion.quick};

  &:hover {
    background: var(--ground-hover);
    border-color: var(--edge-hover);
  }
  &:active {
    translate: 0 1px;
  }
  /*
   * The pressed button moves down by one pixel. The pixel above it still belongs to it, so that a press there counts.
   */
  &:active::after {
    content: '';
    position: absolute;
    inset: -2px -1px 100%;
  }

  &[data-size='s'] {
    --shade: none;

    gap: ${space.s1};
    min-block-size: 1.875rem;
    padding-inline: ${space.s2};
    font: ${text.sm};
    font-weight: ${weight.label};
  }

  &[data-variant='primary'] {
    --ink: ${color.accentInk};
    --ground: ${color.accent};
    --ground-hover: ${color.accentHover};
    --edge: transparent;
    --edge-hover: transparent;
  }
  &[data-variant='add'] {
    --ink: ${color.addInk};
    --ground: ${color.add};
    --ground-hover: ${color.addHover};
    --edge: transparent;
    --edge-hover: transparent;
  }
  &[data-variant='danger'] {
    --ink: ${color.dangerInk};
    --ground: ${color.danger};
    --ground-hover: ${color.dangerHover};
    --edge: transparent;
    --edge-hover: transparent;
  }
  &[data-variant='quiet'] {
    --ink: ${color.inkMuted};
    --ground: transparent;
    --ground-hover: color-mix(in srgb, currentcolor 8%, transparent);
    --edge: transparent;
    --edge-hover: transparent;
    --shade: none;
  }
  &[aria-pressed='true'] {
    --ink: ${color.accentText};
    --ground: ${color.accentSoft};
    --ground-hover: ${color.accentSoft};
    --edge: ${color.accent};
    --edge-hover: ${color.accent};
  }
  &[data-delete]:not([data-variant='danger']) {
    --ink: ${color.danger};
    --ground-hover: ${color.dangerSoft};
    --edge-hover: ${color.danger};
  }

  /* The icon and its spinner, one over the other. */
  :where(&) > [data-part='icon'] {
    display: inline-grid;
    flex: none;
    place-items: center;
  }
  :where(&) > [data-part='icon'] > * {
    grid-area: 1 / 1;
  }
  :where(&) > [data-part='icon'] > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  /* The text, on one line where it fits. */
  :where(&) > [data-part='text'] {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    translate: none;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 0.55;
  }
  &[aria-disabled='true'] {
    background: var(--ground);
    border-color: var(--edge);
  }

  /* Without an icon to replace, the spinner covers the text, which keeps the width. */
  &[aria-busy='true'][data-plain] > :first-child {
    position: absolute;
    inset: 0;
    margin: auto;
  }
  &[aria-busy='true'][data-plain] > :last-child,
  &[aria-busy='true'] > :first-child > svg {
    opacity: 0;
    animation: ${disappearAfterDelay};
  }

  /* In forced colours, aria-disabled alone does not make a button grey. */
  @media (forced-colors: active) {
    &[aria-disabled='true']:not([aria-busy='true']) {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;

    &[data-size='s'] {
      min-block-size: 2.25rem;
    }
  }
`
