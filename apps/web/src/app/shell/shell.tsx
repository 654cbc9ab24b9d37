import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatButton } from '../../features/chat/chat-button.tsx'
import { usePageFocus } from '../page-focus.ts'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

/** The layout around every page. `banner` is rendered above the top bar. */
export function Shell({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  usePageFocus(main)
  return (
    <div className="flex min-h-dvh flex-col">
      {/* biome-ignore lint/a11y/useValidAnchor: it moves the focus within this page; a new history entry would lose the open report. */}
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
      {banner && <div className="print:hidden">{banner}</div>}
      <TopBar />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-[75dvh] w-full max-w-6xl grow px-4 py-10 outline-none sm:px-6 lg:py-14 print:p-0"
      >
        {children}
      </main>
      <Footer />
      <ChatButton />
    </div>
  )
}
