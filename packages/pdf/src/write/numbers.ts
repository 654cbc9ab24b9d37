/** Formats a number for PDF, without an exponent or trailing zeros. */
export function pdfNumber(value: number, digits = 2): string {
  const written = value.toFixed(digits)
  // superlinear: the digits of one number
  const short = written.includes('.') ? written.replace(/\.?0+$/, '') : written
  return short === '-0' ? '0' : short
}

/** Encodes text as hexadecimal UTF-16, the format of PDF character maps. */
export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join(
    '',
  )
}
