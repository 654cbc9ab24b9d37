import type { PictureRefusal } from './pictures.vocabulary.ts'

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'svg'

/** The number of bytes to inspect. An SVG can have long comments before its root element. */
const longestStart = 64 * 1024

/**
 * Detects the format of a picture from its bytes, ignoring its name and declared type. Returns a rejection reason for
 * any other file.
 */
export function sniffPicture(bytes: Uint8Array): { format: PictureFormat } | { refusal: PictureRefusal } {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, longestStart))
  const latin = start.toString('latin1')
  if (latin.startsWith('\u0089PNG\r\n\u001A\n')) return { format: 'png' }
  if (latin.startsWith('\u00FF\u00D8\u00FF')) return { format: 'jpeg' }
  if (latin.startsWith('RIFF') && latin.startsWith('WEBP', 8)) return { format: 'webp' }
  if (latin.startsWith('GIF8')) return { refusal: 'picture_gif' }
  if (/^ftyp(?:hei[cfmsx]|he[cv][cmsx]|mif1|msf1)/.test(latin.slice(4, 12))) return { refusal: 'picture_heic' }
  const words = start.toString('utf8').replace(/^\uFEFF/u, '')
  return /^\s*</.test(words) && /<(?:[a-z]+:)?svg[\s>]/i.test(words) ? { format: 'svg' } : { refusal: 'picture_type' }
}

/**
 * Matches active SVG content: scripts, embedded content and external references. Drawings do not need active content.
 * The file is rejected, because removing the content could change how the drawing looks.
 */
const activeParts = [
  /<!ENTITY|<\?xml-stylesheet/i,
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|image|feImage|audio|video|handler|listener)\b/i,
  /\son\w+\s*=/i,
  /\b(?:href|src|base)\s*=\s*(?!["']\s*#)/i,
  /@import|url\(\s*(?!["']?\s*#)/i,
  /javascript:/i,
]

/** Returns whether an SVG has active content, or an encoding that could hide active content. */
export function hasActiveContent(bytes: Uint8Array): boolean {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return true
  }
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i.exec(source)?.[1]
  if (encoding !== undefined && !/^(?:utf-8|us-ascii|ascii)$/i.test(encoding)) return true
  return source.includes('\0') || activeParts.some((part) => part.test(source))
}
