import { writeCsvRow } from '@pathwise/question-formats/table/write-csv-row'

const csvMark = '\uFEFF'

/** Writes a table as CSV or XLSX. The XLSX library is loaded on demand. */
export async function writeTable(format: 'csv' | 'xlsx', rows: readonly (readonly string[])[]): Promise<Blob> {
  if (format === 'csv') return new Blob([csvMark, ...rows.map(writeCsvRow)], { type: 'text/csv' })
  const { writeXlsx } = await import('@pathwise/question-formats/table/write-xlsx')
  return new Blob([writeXlsx(rows)])
}
