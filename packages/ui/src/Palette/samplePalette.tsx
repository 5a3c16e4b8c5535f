import { BriefcaseBusiness, House, LogOut, Plus } from 'lucide-react'
import { createElement, useState, type MouseEvent } from 'react'
import { screen } from 'storybook/test'

import { Badge } from '../Badge/Badge'
import { Button } from '../Button/Button'
import { LinkProvider, type AppLinkProps } from '../Link/AppLink'
import { Palette, type PaletteProps } from './Palette'

/** The results of the palette's stories. */
export const groups = [
  {
    heading: 'Screens',
    items: [
      { id: 'home', label: 'Home', icon: <House />, href: '#home', hint: 'g h' },
      { id: 'careers', label: 'Careers', icon: <BriefcaseBusiness />, href: '#careers' },
    ],
  },
  {
    heading: 'Actions',
    items: [
      { id: 'add', label: 'Add a career', icon: <Plus />, href: '#add' },
      { id: 'log-out', label: 'Log out', icon: <LogOut /> },
    ],
  },
  {
    heading: 'Testimonials',
    items: [
      {
        id: 'lucia',
        label: 'Lucía Ferrer',
        detail: 'Operations, Ferrocarriles Reunidos',
        badge: <Badge>Draft</Badge>,
      },
    ],
  },
]

/** More than fit on a phone. */
export const manyScreens = [
  {
    heading: 'Screens',
    items: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Screen ${index + 1}`,
      icon: <House />,
    })),
  },
]

/** A palette with its own text. Its links lead nowhere. */
export function TypedPalette({ value, onChange, ...props }: PaletteProps) {
  const [typed, setTyped] = useState(value)
  function handleChange(text: string) {
    setTyped(text)
    onChange(text)
  }
  return (
    <LinkProvider component={StayingLink}>
      <Palette {...props} value={typed} onChange={handleChange} />
    </LinkProvider>
  )
}

/** A palette whose results arrive when a button is pressed. */
export function AnsweredByButton(props: PaletteProps) {
  const [isBusy, setBusy] = useState(true)
  return (
    <>
      <Button onClick={() => setBusy(false)}>Answer</Button>
      <TypedPalette {...props} busy={isBusy} groups={isBusy ? [] : groups.slice(2)} />
    </>
  )
}

function StayingLink(props: AppLinkProps) {
  return createElement('a', {
    ...props,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      props.onClick?.(event)
    },
  })
}

/** The field of the open palette. */
export function field() {
  return screen.getByRole('combobox')
}

/** The item that Enter would open. */
export function active() {
  return document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
}
