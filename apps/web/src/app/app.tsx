import { type Language, languages } from '@pathwise/i18n/languages'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { PageSkeleton } from '../lib/page-skeleton.tsx'
import { useLanguage } from '../lib/use-language.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { findLoadedRoute, useRoute } from './find-route.ts'
import { getPublicOrigin, isIndexed, toCanonicalPath } from './indexed-paths.ts'
import { readLanguageParameter } from './language.ts'
import { LazyAccountParts } from './lazy-account-parts.tsx'
import { PageHydrated, PageHydration } from './page-hydration.tsx'
import { PlainShell } from './shell/plain-shell.tsx'
import { Shell } from './shell/shell.tsx'
import { buildSocialCardPath, socialCardSize } from './social-card.ts'
import { useEndPage } from './use-end-page.ts'

export function App() {
  const { isEnded, endPage } = useEndPage()
  return (
    <ErrorBoundary>
      <DocumentHead />
      <LazyAccountParts onSignedOutElsewhere={endPage} />
      <PageHydration>{isEnded ? <PageSkeleton /> : <FramedPage />}</PageHydration>
    </ErrorBoundary>
  )
}

function FramedPage() {
  const { pathname } = useLocation()
  const known = findLoadedRoute(pathname)
  const Frame = known?.isPlain ? PlainShell : Shell
  return (
    <Frame>
      {/* Keyed by path so that navigation resets a failed page. Inside Suspense, which keeps the old page until
          the new one is ready. */}
      <Suspense fallback={<PageSkeleton />}>
        <ErrorBoundary key={pathname}>
          <Page pathname={pathname} />
        </ErrorBoundary>
        <PageHydrated />
      </Suspense>
    </Frame>
  )
}

function Page({ pathname }: { pathname: string }) {
  return useRoute(pathname).page
}

const openGraphLocales = { en: 'en_US', ko: 'ko_KR', 'zh-TW': 'zh_TW', 'zh-CN': 'zh_CN' } as const satisfies Record<
  Language,
  string
>

/**
 * Renders the metadata for the link preview image. All pages share one image, so it reveals nothing about a student.
 */
function SocialCard({ language }: { language: Language }) {
  return (
    <>
      <meta property="og:image" content={getPublicOrigin() + buildSocialCardPath(language)} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Renders the metadata for search engines and link previews. Each page adds its own title and description. */
function DocumentHead() {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const card = <SocialCard language={language} />
  if (!isIndexed(pathname)) {
    return (
      <>
        <meta name="robots" content="noindex" />
        {/* Of the pages that are not indexed, only reports are shared. */}
        {pathname === '/plan' && card}
      </>
    )
  }
  const page = getPublicOrigin() + toCanonicalPath(pathname)
  // When the URL has no `lang`, the page uses the reader's preferred language, so the canonical URL omits `lang` too.
  const asked = readLanguageParameter(search)
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
      {card}
    </>
  )
}
