/** An amount in whole US dollars, as the language writes it: `$25`, `US$25`. */
export function formatPrice(dollars: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    dollars,
  )
}
