import { type Language, languages } from '@pathwise/i18n/languages'
import { useLocation } from 'react-router'
import { useLanguage } from '../lib/use-language.ts'
import { canonicalPath, isIndexed } from './indexed-paths.ts'
import { languageInSearch } from './language.ts'
import { publicOrigin } from './public-origin.ts'

/** The Open Graph locale of each language. */
const openGraphLocales = { en: 'en_US', ko: 'ko_KR', 'zh-TW': 'zh_TW', 'zh-CN': 'zh_CN' } as const satisfies Record<
  Language,
  string
>

/** Renders the metadata for search engines and link previews. Each page adds its own title and description. */
export function DocumentHead() {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  if (!isIndexed(pathname)) return <meta name="robots" content="noindex" />
  const page = publicOrigin() + canonicalPath(pathname)
  // Without `lang` in the URL, the page uses the reader's own language, and the canonical URL has no `lang` either.
  const asked = languageInSearch(search)
  const canonical = asked ? `${page}?lang=${asked}` : page
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languages.map((tag) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={`${page}?lang=${tag}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={page} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Pathwise" />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocales[language]} />
    </>
  )
}
