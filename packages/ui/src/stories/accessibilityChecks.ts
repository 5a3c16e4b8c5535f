import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'

/** What assistive technology must learn about a control. */
export interface ControlDescription {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** @default false */
  required?: boolean | undefined
}

/**
 * Checks that label, hint and error describe the control or its group, that each referenced element exists, and that
 * the control is invalid only with an error.
 */
export async function expectDescribed(
  control: HTMLElement,
  { label, hint, error, required }: ControlDescription,
) {
  const holder = control.closest<HTMLElement>('[role="radiogroup"]') ?? control
  const named = control.closest('[role="group"]') ?? holder
  await expect(named).toHaveAccessibleName(expect.stringContaining(label))

  const ids = holder.getAttribute('aria-describedby')?.split(' ') ?? []
  await expect(ids.filter((id) => !document.getElementById(id))).toEqual([])
  const described = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  for (const words of [hint, error]) {
    if (typeof words === 'string') await expect(described).toContain(words)
  }

  // ARIA has no invalid or required button: the frame and the description tell it.
  const isButton = holder.matches('button')
  const invalid = holder.closest('[aria-invalid="true"], [data-invalid]')
  await expect(Boolean(invalid)).toBe(error !== undefined)
  const saysRequired = isButton ? described.includes('Required') : holder.ariaRequired === 'true'
  await expect(saysRequired).toBe(required ?? false)
}

/** Checks that Tab reaches exactly these elements in this order, each with a focus ring. */
export async function expectFocusOrder(stops: readonly HTMLElement[]) {
  for (const stop of stops) {
    await userEvent.tab()
    await expect(stop).toHaveFocus()
    await expectFocusRing(stop)
  }
}

/** Checks that the focus is visible: an outline on the control itself, or on the box or label around it. */
export async function expectFocusRing(control: HTMLElement) {
  const seen = [control, control.parentElement, control.parentElement?.parentElement].some(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none',
  )
  await expect(seen).toBe(true)
}

/** Checks that a polite live region contains these words. */
export async function expectAnnounced(place: HTMLElement, words: string) {
  const regions = Array.from(
    place.querySelectorAll('[aria-live="polite"], output, [role="status"]'),
  )
  await expect(regions.map((region) => region.textContent).join(' ')).toContain(words)
}

const LEAST = 24

/** Checks that every target is at least 24 px wide and high (WCAG 2.2, 2.5.8). Links in running text are exempt. */
export async function expectTargetSizes(place: HTMLElement) {
  const targets = Array.from(place.querySelectorAll<HTMLElement>('button, a[href], input, select'))
  const small = targets.filter(
    (each) => !each.closest('[inert], [aria-hidden="true"]') && isTooSmall(standIn(each)),
  )
  await expect(small.map((each) => each.outerHTML)).toEqual([])
}

/** The label is the target of a hidden radio button. */
function standIn(control: HTMLElement): HTMLElement {
  return control.matches('[type="radio"]') ? (control.closest('label') ?? control) : control
}

function isTooSmall(target: HTMLElement): boolean {
  const { width, height } = target.getBoundingClientRect()
  const isHidden = width <= 1 || height <= 1 || getComputedStyle(target).clipPath !== 'none'
  const isInText = getComputedStyle(target).display === 'inline' && target.closest('p')
  return !isHidden && !isInText && (width < LEAST || height < LEAST)
}
