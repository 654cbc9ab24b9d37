import JSZip from 'jszip'

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface WorkbookParts {
  /** XML to insert after and before the rows of each sheet. */
  readonly after?: string
  readonly before?: string
  readonly compress?: boolean
  /**
   * The XML of the first sheet's drawing, and the bytes of its pictures, which have the relationship ids `p1`, `p2` and
   * so on.
   */
  readonly drawing?: { readonly xml: string; readonly pictures: readonly Uint8Array[] }
}

/** Builds a workbook. Each string is the XML of a sheet's rows. */
export async function buildWorkbook(
  sheets: readonly string[],
  { after = '', before = '', compress = true, drawing }: WorkbookParts = {},
): Promise<Uint8Array> {
  const zip = new JSZip()
  const names = sheets.map((_, index) => index + 1)
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${names.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
  )
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  zip.file(
    'xl/workbook.xml',
    `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${names.map((n) => `<sheet name="Sheet${n}" sheetId="${n}" r:id="r${n}"/>`).join('')}</sheets></workbook>`,
  )
  zip.file(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${relationships}">${names.map((n) => `<Relationship Id="r${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="r0" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  )
  // Style 1 is a date format.
  zip.file(
    'xl/styles.xml',
    `<styleSheet xmlns="${spreadsheet}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  )
  for (const [index, rows] of sheets.entries()) {
    zip.file(
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet xmlns="${spreadsheet}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    )
  }
  if (drawing) {
    const relate = (path: string, targets: readonly string[]) =>
      zip.file(path, `<Relationships xmlns="${relationships}">${targets.join('')}</Relationships>`)
    relate('xl/worksheets/_rels/sheet1.xml.rels', [
      `<Relationship Id="d" Type="${office}/drawing" Target="../drawings/drawing1.xml"/>`,
    ])
    relate(
      'xl/drawings/_rels/drawing1.xml.rels',
      drawing.pictures.map(
        (_, index) =>
          `<Relationship Id="p${index + 1}" Type="${office}/image" Target="../media/image${index + 1}.png"/>`,
      ),
    )
    zip.file('xl/drawings/drawing1.xml', drawing.xml)
    for (const [index, bytes] of drawing.pictures.entries()) zip.file(`xl/media/image${index + 1}.png`, bytes)
  }
  return zip.generateAsync({ type: 'uint8array', compression: compress ? 'DEFLATE' : 'STORE' })
}

export function buildTextRow(...texts: readonly string[]): string {
  return `<row>${texts.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`).join('')}</row>`
}
