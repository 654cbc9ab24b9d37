import type { Language } from '@pathwise/i18n/languages'
import { cleanBody } from '@pathwise/rich-text/body'

export function RenderedHtml({ html, lang }: { html: string; lang: Language }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has just been cleaned.
  return <div lang={lang} dangerouslySetInnerHTML={{ __html: cleanBody(html) }} />
}
