import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'

/** What a control must tell about itself. */
export interface ControlDescription {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** @default false */
  required?: boolean | undefined
}

/**
 * The control, or the group that it is part of, is named by the label, and described by hint and error, each by an element that exists. Only with an
 * error it is invalid.
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

  // ARIA knows no invalid button, and no required one: the frame and the description tell it.
  const isButton = holder.matches('button')
  const invalid = holder.closest('[aria-invalid="true"], [data-invalid]')
  await expect(Boolean(invalid)).toBe(error !== undefined)
  const saysRequired = isButton ? described.includes('Required') : holder.ariaRequired === 'true'
  await expect(saysRequired).toBe(required ?? false)
}

/** Tab goes through exactly these, in this order, each with a ring that nothing covers or cuts off. */
export async function expectFocusOrder(stops: readonly HTMLElement[]) {
  for (const stop of stops) {
    await userEvent.tab()
    await expect(stop).toHaveFocus()
    await expectFocusRing(stop)
  }
}

/** The focus can be seen: an outline on the control itself, or on the box or label that stands for it. */
export async function expectFocusRing(control: HTMLElement) {
  const seen = [control, control.parentElement, control.parentElement?.parentElement].some(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none',
  )
  await expect(seen).toBe(true)
}

/** What says something politely has said these words. */
export async function expectAnnounced(place: HTMLElement, words: string) {
  const regions = Array.from(
    place.querySelectorAll('[aria-live="polite"], output, [role="status"]'),
  )
  await expect(regions.map((region) => region.textContent).join(' ')).toContain(words)
}

const LEAST = 24

/** Everything that can be pressed measures 24 px or more both ways (WCAG 2.2, 2.5.8); links in running text are exempt. */
export async function expectTargetSizes(place: HTMLElement) {
  const targets = Array.from(place.querySelectorAll<HTMLElement>('button, a[href], input, select'))
  const small = targets.filter(
    (each) => !each.closest('[inert], [aria-hidden="true"]') && isTooSmall(standIn(each)),
  )
  await expect(small.map((each) => each.outerHTML)).toEqual([])
}

/** A hidden radio button is pressed by its label. */
function standIn(control: HTMLElement): HTMLElement {
  return control.matches('[type="radio"]') ? (control.closest('label') ?? control) : control
}

function isTooSmall(target: HTMLElement): boolean {
  const { width, height } = target.getBoundingClientRect()
  const isHidden = width <= 1 || height <= 1 || getComputedStyle(target).clipPath !== 'none'
  const isInText = getComputedStyle(target).display === 'inline' && target.closest('p')
  return !isHidden && !isInText && (width < LEAST || height < LEAST)
}
