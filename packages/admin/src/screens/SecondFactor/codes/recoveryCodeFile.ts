import { saveFile } from '../../../shared/saveFile'

/** Hands the codes to the browser as a text file that says what they are for. */
export function saveCodes(codes: readonly string[], owner: { product: string; email: string }) {
  const { product, email } = owner
  const lines = [`Recovery codes of ${email} for ${product}.`, 'Each of them works once.', '']
  const text = `${lines.concat(codes).join('\n')}\n`
  saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
}
