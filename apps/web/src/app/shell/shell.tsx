import { clsx } from 'clsx'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatButton } from '../../features/chat/chat-button.tsx'
import { useAssistant } from '../../features/chat/use-assistant.ts'
import { Link } from '../../lib/link.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { usePageFocus } from '../page-focus.ts'
import { Banner } from './banner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Brand } from './brand.tsx'
import { aboutLinks, guideLinks } from './navigation.ts'
import { TopBar } from './top-bar.tsx'

/** Keeps the assistant's button from covering content where the margins are narrower than the button. Content stays centered. */
const besideButton = 'md:max-[79rem]:px-17'

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  const assistant = useAssistant()
  usePageFocus(main)
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))] print:pb-0">
      {/* biome-ignore lint/a11y/useValidAnchor: it moves focus within this page, and a new history entry would lose the open report. */}
      <a
        href="#content"
        className="sr-only z-30 rounded-control bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('skipToContent')}
      </a>
      <Banner />
      <TopBar />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={clsx(
          'mx-auto min-h-[75dvh] w-full max-w-6xl grow px-4 py-10 outline-none sm:px-6 lg:py-14 print:p-0',
          // Tools that show lists and panels side by side use the full width of the window.
          'lg:has-data-wide:max-w-none lg:has-data-wide:py-5 lg:has-data-wide:pr-17 lg:has-data-wide:pl-6',
          besideButton,
        )}
      >
        {children}
      </main>
      <Footer />
      <ChatButton {...assistant} />
      <BottomBar isAssistantLoading={assistant.state === 'loading'} onAssistant={assistant.open} />
    </div>
  )
}

function FooterLinks({ title, links }: { title: string; links: typeof aboutLinks | typeof guideLinks }) {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <ul className="mt-2">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center py-1.5 leading-snug text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shows the version that the server wrote into the page. Renders an empty line until hydration. */
function BuildVersion() {
  const { t } = useTranslation('shell')
  const version = useHydrated() ? document.documentElement.dataset['version'] : undefined
  return <p className="mt-2 min-h-6 text-sm text-muted">{version && t('footer.version', { version })}</p>
}

function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className="mt-8 border-t border-line bg-surface print:hidden">
      <div
        className={clsx(
          'mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-6 px-4 py-8 sm:gap-10 sm:px-6 sm:py-10 lg:grid-cols-[2fr_1fr_1fr]',
          besideButton,
        )}
      >
        <div className="max-lg:col-span-2">
          <Brand />
          <p className="mt-2 max-w-xs text-muted sm:mt-3">{t('footer.tagline')}</p>
          <BuildVersion />
        </div>
        <FooterLinks title={t('guides.title')} links={guideLinks} />
        <FooterLinks title={t('footer.product')} links={aboutLinks} />
        <p className="col-span-full border-t border-line pt-4 text-sm text-muted sm:pt-6">{t('footer.trademarks')}</p>
      </div>
    </footer>
  )
}
