import type { TFunction } from 'i18next'
import { parseBody } from '../paste/markup.ts'

/** Returns the plain text of a caption, without formatting. */
export function captionText(html: string): string {
  return html === '' ? '' : (parseBody(html).textContent ?? '').trim()
}

/** Converts plain text to the HTML of a caption. */
export function toCaption(text: string): string {
  const holder = document.implementation.createHTMLDocument('').createElement('p')
  holder.textContent = text.trim()
  return holder.innerHTML
}

const known = [
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_quota',
  'picture_heic',
  'picture_gif',
  'picture_type',
  'picture_svg_active',
  'picture_broken',
] as const

/** Returns the message that explains why the server rejected a file. */
export function explainRefusal(reason: string, t: TFunction<'editor'>): string {
  const key = known.find((one) => one === reason)
  return t(`picture.refused.${key ?? 'failed'}`)
}
