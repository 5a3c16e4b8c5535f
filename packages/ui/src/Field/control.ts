import { css, styled } from 'styled-components'

import { color, fontSize, motion, radius, space } from '../theme/tokens'

/**
 * The box of a control, on an input or around one. A parent can set `--control-height`, for example for the large
 * controls of the login screen, and `--control-width`, for example for a number.
 */
export const controlBox = css`
  inline-size: 100%;
  max-inline-size: var(--control-width, none);
  min-block-size: var(--control-height, 2.25rem);
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};

  &:hover {
    border-color: ${color.inkMuted};
  }
  &[aria-invalid='true'],
  &:has(> [aria-invalid='true']) {
    border-color: ${color.danger};
    box-shadow: 0 0 0 3px ${color.dangerSoft};
  }
  /* The box draws the focus ring, not the input inside it. */
  &:has(> input:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &:disabled,
  &:has(> input:disabled) {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  &:read-only:is(input, textarea) {
    background: ${color.sunken};
  }

  /* Forced colours hide the red, so the edge is thicker. */
  @media (forced-colors: active) {
    &:disabled,
    &:has(> input:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
    &[aria-invalid='true'],
    &:has(> [aria-invalid='true']),
    [data-invalid] > & {
      outline: 1px solid CanvasText;
    }
    &:is([aria-invalid='true'], [data-invalid] > *):focus-visible,
    &:has(> input:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
  @media (pointer: coarse) {
    min-block-size: var(--control-height, 2.75rem);
  }
`

const typedText = css`
  /* Text has its own direction. */
  unicode-bidi: plaintext;

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  /* Emails, URLs and phone numbers are left to right in every language. */
  &:is([type='email'], [type='url'], [type='tel']):dir(rtl) {
    direction: ltr;
    text-align: end;
  }

  /* iOS zooms into the page when a focused input has smaller text. */
  @media (pointer: coarse) {
    font-size: ${fontSize.lg};
  }
`

/** A text input that is its own box. */
export const Input = styled.input`
  ${controlBox}
  ${typedText}

  padding-inline: ${space.s3};
`

/** A text input inside a box with `controlBox`. The box shows border, focus and error. */
export const BareInput = styled.input`
  ${typedText}

  /* The height of its box, which looks like one target. */
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;

  &:focus-visible {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
  }
`

/** A text area that is its own box. */
export const Area = styled.textarea`
  ${controlBox}
  ${typedText}

  display: block;
  padding: ${space.s2} ${space.s3};
  resize: vertical;
`

/** A small square button inside a control's box: show a password, clear a search. */
export const InsideButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.inkMuted};
  cursor: pointer;

  &:hover {
    background: ${color.canvas};
    color: ${color.ink};
  }
  &:disabled {
    visibility: hidden;
  }

  @media (pointer: coarse) {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
`
