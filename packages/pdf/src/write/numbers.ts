/** A number as PDF writes it: no exponent, no needless digits. */
export function pdfNumber(value: number, digits = 2): string {
  const written = value.toFixed(digits)
  // superlinear: the digits of one number
  const short = written.includes('.') ? written.replace(/\.?0+$/, '') : written
  return short === '-0' ? '0' : short
}

/** Text as UTF-16 in hexadecimal, as tables of characters in PDF hold it. */
export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join(
    '',
  )
}
