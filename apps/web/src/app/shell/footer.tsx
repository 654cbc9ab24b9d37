import { useTranslation } from 'react-i18next'
import { Brand } from './brand.tsx'
import { BuildVersion } from './build-version.tsx'
import { FooterLinks } from './footer-links.tsx'
import { aboutLinks, guideLinks } from './navigation.ts'

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
