/** Messages about the import of CSV files and Excel workbooks. `one` and `many` are the entity's labels: 'career', 'careers'. */
export const importMessages = {
  busyImports: 'You are importing a file already. Wait until it is done.',

  notCsv: 'Send the file as text/csv.',
  noFile: 'The file is empty.',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Split it up.`,
  workbook:
    'This is an Excel workbook of another kind. Save it as .xlsx or as “CSV UTF-8 (Comma delimited)”, and choose that file.',
  noWorkbook:
    'This Excel workbook cannot be read. Open it in Excel, save it again, and choose that file.',
  workbookTooLarge:
    'This workbook is very large when it is unpacked. Copy the rows that you need into a new one.',
  notUtf8:
    'The file is not in UTF-8, so letters such as é would be wrong. In Excel, save it as “CSV UTF-8 (Comma delimited)”.',
  notText: 'This is not a CSV file: it contains characters that no text has.',
  openQuote: (row: number) =>
    `A quotation mark opens in row ${row} and does not end. Close it, or double it if it belongs to the text.`,
  wrongQuote: (row: number) =>
    `Row ${row} has text after a closing quotation mark. Double the marks that belong to the text.`,
  tooManyRows: (max: string) => `The file has more than ${max} rows. Split it up.`,
  tooManyColumns: (max: number) => `The file has more than ${max} columns.`,
  tooManyCells: (max: string) => `The file has more than ${max} cells. Split it up.`,
  tooManyLines: (max: string) => `The file has more than ${max} lines. Split it up.`,
  tooManyQuotes: (max: string) => `The file has more than ${max} quotation marks. Split it up.`,
  noRows: 'The file has headings, but no rows below them.',
  noHeadings: 'The first row of the file must have the headings.',

  fields: 'fields must have one entry for each column of the file',
  unknownField: (name: string) => `${name} is not a field that can be imported`,
  fieldTwice: (header: string) => `Two columns are matched with “${header}”`,
  nothingMatched: (many: string, known: readonly string[]) =>
    `None of these headings belongs to ${many}, which have ${known.join(', ')}. Match the columns, or choose another file.`,

  cellCount: (cells: number, headings: number) =>
    `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but there are ${headings} headings`,
  wrongId: (one: string) =>
    `This is not the ID of a ${one}. Leave the cell empty to add a new ${one}`,
  idTwice: (row: number) => `Row ${row} has this ID, too`,
  stale: (one: string) =>
    `Someone has changed this ${one} since the file was exported. Export it again`,
  noCreation: (one: string) =>
    `A new ${one} cannot be imported, because it needs a password. Add it with its form`,
  notANumber: (label: string) => `${label} must be a number`,
  notRights: (label: string) =>
    `${label} must be cells such as “blogs: edit; action: export; region: UK”`,
  yesOrNo: (label: string) => `${label} must be Yes or No`,
  noSuchName: (many: string, name: string) => `There is no “${name}” in ${many}`,
  ambiguousName: (many: string, name: string) =>
    `There are several “${name}” in ${many}: give the ID`,
  otherName: (label: string, name: string) =>
    `${label} and its ID belong to different records: the ID is that of “${name}”`,
}
