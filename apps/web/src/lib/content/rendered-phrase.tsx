import type { Language } from '@pathwise/i18n/languages'
import { cleanPhrase } from '@pathwise/rich-text/phrase'

export function RenderedPhrase({ html, lang }: { html: string; lang: Language }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has just been cleaned.
  return <span lang={lang} dangerouslySetInnerHTML={{ __html: cleanPhrase(html) }} />
}
