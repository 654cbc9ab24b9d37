const named: Readonly<Record<string, string>> = {
  red: '1 0 0',
  blue: '0 0 1',
  green: '0 0.5 0',
  orange: '1 0.65 0',
  purple: '0.5 0 0.5',
  gray: '0.5 0.5 0.5',
  black: '0 0 0',
  white: '1 1 1',
}

/** Converts an SVG colour to PDF's red, green and blue. Returns undefined for an empty or unsupported colour. */
export function pdfColour(colour: string): string | undefined {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(colour) ?? []
  if (hex === undefined) return named[colour.toLowerCase()]
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255).toFixed(3)).join(' ')
}
