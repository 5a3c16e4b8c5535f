type Emulate = (media: 'print' | '') => Promise<void>

let emulate: Emulate | undefined

/** Lends the stories a way to see a page as it is printed; only the browser of the tests has one. */
export function providePrintMedia(printer: Emulate): void {
  emulate = printer
}

/** Looks at the page as it would be printed. Without a printer, as in Storybook, there is nothing to look at. */
export async function withPrintMedia(look: () => Promise<void>): Promise<void> {
  if (!emulate) return
  await emulate('print')
  try {
    await look()
  } finally {
    await emulate('')
  }
}
