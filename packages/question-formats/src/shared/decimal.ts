/** Formats a number without an exponent, which some programs cannot read: `1e-7` becomes `0.0000001`. */
export function formatDecimal(value: number): string {
  const [, sign = '', digits = '', exponent] = /^(-?)([\d.]+)(?:e([-+]\d+))?$/.exec(String(value)) ?? []
  if (exponent === undefined) return String(value)
  const [whole = '', part = ''] = digits.split('.')
  const shift = Number(exponent)
  return shift < 0 ? `${sign}0.${'0'.repeat(-shift - 1)}${whole}${part}` : `${sign}${whole}${part.padEnd(shift, '0')}`
}

/** Parses a plain decimal number. Returns undefined for other text, such as `0x1`, which `Number` would accept. */
export function parseDecimal(text: string): number | undefined {
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined
}
