import { type ReactNode, useRef } from 'react'
import { usePageFocus } from '../page-focus.ts'
import { Banner } from './banner.tsx'
import { Brand } from './brand.tsx'
import { LanguageSelect } from './language-select.tsx'

/** A layout without menus or offers, for readers who do not use the product, such as parents. */
export function PlainShell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  usePageFocus(main)
  return (
    <div className="flex min-h-dvh flex-col">
      <Banner />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex h-16 max-w-4xl items-center justify-between gap-2 px-4 sm:px-6">
          <Brand />
          <LanguageSelect />
        </div>
      </header>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-4xl grow px-4 py-8 outline-none sm:px-6 lg:py-12 print:max-w-none print:p-0"
      >
        {children}
      </main>
    </div>
  )
}
