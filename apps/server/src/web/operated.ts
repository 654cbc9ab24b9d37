import type { Operator } from '@pathwise/api/context'
import { escapeHtml } from '@pathwise/api/escape-html'

/** Must match the placeholders in `published-operator.ts` of the web app. */
const placeholders = {
  name: 'Operator of pathwise.invalid',
  jurisdiction: 'Law of pathwise.invalid',
  contact_email: 'contact@pathwise.invalid',
  security_email: 'security@pathwise.invalid',
} as const
const placeholderJson = 'json@pathwise.invalid'

/** Fills in the operator's details, and removes paragraphs about details that are not set. */
export function insertOperator(page: string, operator: Operator): string {
  if (!page.includes(placeholderJson)) return page
  const values = {
    name: operator.name,
    jurisdiction: operator.jurisdiction,
    contact_email: operator.contactEmail,
    security_email: operator.securityEmail,
  }
  let text = page.replaceAll(placeholderJson, () => escapeHtml(JSON.stringify(values)))
  for (const name of ['name', 'jurisdiction', 'contact_email', 'security_email'] as const) {
    const value = values[name]
    const placeholder = placeholders[name]
    text =
      value === null
        ? // superlinear: we render each page, and user data in it is escaped
          text.replaceAll(new RegExp(`<p\\b[^>]*>[^<]*${placeholder.replaceAll('.', '\\.')}[^<]*</p>`, 'g'), '')
        : text.replaceAll(placeholder, () => escapeHtml(value))
  }
  return text
}
