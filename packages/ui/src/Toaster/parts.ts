import { keyframes, styled } from 'styled-components'

import { breakpoint, color, layer, motion, radius, shadow, space } from '../theme/tokens'

const arrive = keyframes`
  from { opacity: 0; translate: 0 -8px; }
`
const leave = keyframes`
  to { opacity: 0; translate: 0 -8px; }
`
const runOut = keyframes`
  to { scale: 0 1; }
`

/** All styles of the container and its parts; the library's own styles are not loaded. */
export const Root = styled.div`
  .Toastify__toast-container {
    position: fixed;
    inset-block-start: max(${space.s4}, env(safe-area-inset-top));
    z-index: ${layer.toast};
    display: grid;
    gap: ${space.s2};
    inline-size: min(22rem, 100vw - 2rem);
  }
  .Toastify__toast-container--top-right {
    inset-inline-end: ${space.s4};
  }
  .Toastify__toast-container--top-center {
    inset-inline: 0;
    margin-inline: auto;
  }

  /* Beside what people work on: over the navigation, or above the bar of a form in a narrow window. */
  .Toastify__toast-container--bottom-left {
    inset-block: auto max(${space.s4}, env(safe-area-inset-bottom));
    inset-inline-start: ${space.s4};

    @media (max-width: ${breakpoint.drawer}) {
      inset-block-end: 6rem;
      inset-inline: 0;
      margin-inline: auto;
    }
  }

  .Toastify__toast {
    --ink: ${color.accentText};

    position: relative;
    display: flex;
    align-items: flex-start;
    gap: ${space.s3};
    min-block-size: 3rem;
    padding: ${space.s3} ${space.s2} ${space.s3} ${space.s4};
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.surface};
    box-shadow: ${shadow.pop};
    color: ${color.ink};
    overflow: hidden;
    overflow-wrap: anywhere;
    touch-action: none;
  }
  .Toastify__toast--success {
    --ink: ${color.add};
  }
  .Toastify__toast--error {
    --ink: ${color.danger};
  }
  .Toastify__toast--warning {
    --ink: ${color.warn};
  }

  .Toastify__toast-icon {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.25rem;
    color: var(--ink);
  }
  .Toastify__toast-icon > svg {
    inline-size: 100%;
    block-size: 100%;
    fill: var(--ink);
  }
  .Toastify__toast > button {
    margin-block: calc(-1 * ${space.s2});
    margin-inline-start: auto;
  }

  .Toastify__progress-bar--wrp {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 2px;
  }
  .Toastify__progress-bar {
    block-size: 100%;
    background: var(--ink);
    transform-origin: left;
  }
  .Toastify__progress-bar:dir(rtl) {
    transform-origin: right;
  }
  .Toastify__progress-bar--animated {
    animation: ${runOut} linear 1 forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    .Toastify__progress-bar {
      visibility: hidden;
    }
  }

  .Toastify--animate {
    animation: ${arrive} ${motion.calm} both;
  }
  [class*='-exit--'] {
    animation-name: ${leave};
  }
`

/** The words of a toast and its button. */
export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s2};
`
