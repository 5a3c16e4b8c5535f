import { screen, userEvent, waitFor, within, expect } from 'storybook/test'

/** Opens the palette with its key. */
export async function open() {
  await screen.findByRole('button', { name: 'Search' })
  await userEvent.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
}

/** The headings of its groups. */
export function groupNames() {
  return within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => group.ariaLabel)
}

/** The item that Enter opens. */
export function active() {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')
}
