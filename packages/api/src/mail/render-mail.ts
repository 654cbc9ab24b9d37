import type { Language } from '@pathwise/i18n/languages'
import { escapeHtml } from '../escape-html.ts'

/** The content of an email as plain text. */
export interface MailContent {
  readonly subject: string
  /** The line that mail clients show next to the subject. */
  readonly preview: string
  readonly paragraphs: readonly string[]
  readonly lists?: readonly { readonly title: string; readonly items: readonly string[] }[]
  readonly button?: { readonly label: string; readonly url: string; readonly plain: string }
  /** A paragraph that says what happens if the recipient does not respond. */
  readonly note?: string
  /** The footer lines: the sender, the reason for the email, the postal address, and how to unsubscribe. */
  readonly footer: readonly string[]
}

/** Renders the plain-text part of an email. */
export function renderMailText({ paragraphs, lists = [], button, note, footer }: MailContent): string {
  const parts = [
    ...paragraphs,
    ...lists.map(({ title, items }) => [title, ...items.map((item) => `- ${item}`)].join('\n')),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(note === undefined ? [] : [note]),
    `-- \n${footer.join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Converts the URLs in escaped text to links. */
function linkAddresses(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}" style="${styles.link}">${url}</a>`)
}

// Mail clients support only inline styles.
const styles = {
  body: 'margin:0;padding:24px 16px;background:#f4f5f7;color:#1f2430;font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px',
  hidden: 'display:none;max-height:0;overflow:hidden',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  part: 'margin:0 0 16px',
  listTitle: 'margin:0 0 4px;font-size:16px',
  list: 'margin:0 0 16px;padding-left:20px',
  button:
    'display:inline-block;padding:12px 20px;background:#1d4ed8;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600',
  muted: 'margin:0 0 16px;font-size:14px;color:#4b5563',
  footer: 'max-width:560px;margin:16px auto 0;padding:0 28px;font-size:13px;color:#4b5563',
  link: 'color:#1d4ed8;overflow-wrap:anywhere',
} as const

/**
 * Renders the HTML part of an email. It has no images, scripts or third-party URLs, so opening the email cannot be
 * tracked.
 */
export function renderMailHtml(content: MailContent, language: Language): string {
  const { subject, preview, paragraphs, lists = [], button, note, footer } = content
  const paragraph = (text: string, style: string = styles.part) => `<p style="${style}">${escapeHtml(text)}</p>`
  const listHtml = lists.map(
    ({ title, items }) =>
      `<h2 style="${styles.listTitle}">${escapeHtml(title)}</h2>` +
      `<ul style="${styles.list}">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
  )
  const buttonHtml = button
    ? `<p style="${styles.part}"><a href="${escapeHtml(button.url)}" style="${styles.button}">${escapeHtml(button.label)}</a></p>` +
      `<p style="${styles.muted}">${escapeHtml(button.plain)}<br>${linkAddresses(escapeHtml(button.url))}</p>`
    : ''
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="${styles.body}"><div style="${styles.hidden}">${escapeHtml(preview)}</div>`,
    `<div style="${styles.card}"><h1 style="${styles.title}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...listHtml,
    buttonHtml,
    note === undefined ? '' : paragraph(note, styles.muted),
    '</div>',
    `<div style="${styles.footer}">${footer.map((line) => `<p style="margin:0 0 4px">${linkAddresses(escapeHtml(line))}</p>`).join('')}</div>`,
    '</body></html>',
    '',
  ].join('\n')
}
