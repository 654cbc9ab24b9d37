import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { Brand } from './brand.tsx'
import { aboutLinks, guideLinks } from './navigation.ts'

/** A footer column with a title. */
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
              className="inline-flex min-h-9 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The version of the running build. Hidden while it is unknown or when the request fails. */
function BuildVersion() {
  const { t } = useTranslation('shell')
  const { data } = trpc.system.version.useQuery(undefined, { staleTime: Infinity, retry: false })
  return <p className="mt-4 min-h-6 text-sm text-muted">{data && t('footer.version', { version: data.version })}</p>
}

/** The footer: guides, pages about the product, the build version and the trademark notice. */
export function Footer() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  return (
    <footer className="mt-8 border-t border-line bg-surface print:hidden">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 pt-10 pb-24 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="sm:max-lg:col-span-2">
          <Brand name={common('brand')} />
          <p className="mt-3 max-w-xs text-muted">{t('footer.tagline')}</p>
          <BuildVersion />
        </div>
        <FooterLinks title={t('guides.title')} links={guideLinks} />
        <FooterLinks title={t('footer.product')} links={aboutLinks} />
        <p className="col-span-full border-t border-line pt-6 text-sm text-muted">{t('footer.trademarks')}</p>
      </div>
    </footer>
  )
}
