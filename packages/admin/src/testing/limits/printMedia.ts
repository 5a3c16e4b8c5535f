type Emulate = (media: 'print' | '') => Promise<void>

let emulate: Emulate | undefined

/** Sets the function that emulates print media. Only the browser of the tests has one. */
export function providePrintMedia(emulator: Emulate): void {
  emulate = emulator
}

/** Runs a check with print media. Without an emulator, as in Storybook, it does nothing. */
export async function withPrintMedia(check: () => Promise<void>): Promise<void> {
  if (!emulate) return
  await emulate('print')
  try {
    await check()
  } finally {
    await emulate('')
  }
}
