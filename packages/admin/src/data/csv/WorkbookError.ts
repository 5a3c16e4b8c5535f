/** A workbook that cannot be read. The message is for the person who imports it. */
export class WorkbookError extends Error {
  override name = 'WorkbookError'
}
