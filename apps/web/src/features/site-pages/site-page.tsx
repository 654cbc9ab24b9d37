import { PageHeading } from '@pathwise/ui/page-heading'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { ChevronRight, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { Link } from '../../lib/link.tsx'
import { useSystemConfig } from '../../lib/use-config.ts'
import { getPublishedOperator, type Operator } from './published-operator.ts'

const ways = {
  quickStart: '/#quick-start',
  guides: '/guides/us',
  terms: '/terms',
  privacy: '/privacy',
  account: '/account',
  accessibility: '/accessibility',
  contact: '/contact',
  saved: '/saved',
} as const

interface SitePageContents {
  /** Links at the end of the page, in order. */
  readonly ways: readonly (keyof typeof ways)[]
  /** The date of the last substantive change (ISO 8601), for pages that users agree to or rely on. */
  readonly changed?: string
}

const changed = '2026-11-23'

/** Pages about the product. Their sections come from the `sitePages` namespace. */
const sitePageContents = {
  about: { ways: ['quickStart', 'guides', 'contact'] },
  terms: { ways: ['privacy', 'contact'], changed },
  privacy: { ways: ['account', 'saved', 'terms', 'contact'], changed: '2026-11-25' },
  accessibility: { ways: ['contact'], changed },
  contact: { ways: ['account', 'privacy', 'accessibility'] },
} as const satisfies Record<string, SitePageContents>

/** The pages that contain a section about the operator. */
const operatorPages: readonly string[] = ['terms', 'privacy', 'contact']

function Mailbox({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={clsx(textLinkStyle({ size: 'medium' }), 'mt-3 wrap-anywhere')}>
      <Mail aria-hidden="true" className="size-5 shrink-0" />
      {address}
    </a>
  )
}

function Changed({ day }: { day: string }) {
  const { t } = useTranslation('sitePages')
  const format = useFormat()
  return (
    <p className="-mt-4 mb-8 text-sm text-muted">
      <time dateTime={day}>{t('updated', { date: format.day(day) })}</time>
    </p>
  )
}

/** The operator's published contact details, or instructions for finding them. */
function OperatorSection({ operator }: { operator: Operator | undefined }) {
  const { t } = useTranslation('sitePages')
  const { name, jurisdiction, contact_email: address } = operator ?? {}
  const line = 'mt-3 text-lg leading-relaxed'
  return (
    <SiteSection id="operator" title={t('operator.title')} text="">
      {name && <p className={line}>{t('operator.named', { name })}</p>}
      {jurisdiction && <p className={line}>{t('operator.jurisdiction', { jurisdiction })}</p>}
      {address ? <Mailbox address={address} /> : <p className={line}>{t('operator.text')}</p>}
    </SiteSection>
  )
}

function SeeAlso({ name }: { name: keyof typeof sitePageContents }) {
  const { t } = useTranslation('sitePages')
  return (
    <nav aria-labelledby="see-also" className="border-t border-line pt-6">
      <h2 id="see-also" className="font-semibold">
        {t('seeAlso')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {sitePageContents[name].ways.map((way) => (
          <li key={way}>
            <Link to={ways[way]} className={textLinkStyle({ size: 'medium', quiet: true })}>
              {t(`links.${way}`)}
              <ChevronRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page about the product, such as the terms or the contact page. */
export function SitePage({ name }: { name: keyof typeof sitePageContents }) {
  const { t } = useTranslation('sitePages')
  const contents = sitePageContents[name]
  const sections = Object.entries(t(`${name}.sections`, { returnObjects: true }))
  const { data: config } = useSystemConfig(operatorPages.includes(name))
  const { search } = useLocation()
  const operator = config?.operator ?? getPublishedOperator(search)
  const address = operator?.contact_email
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={t(`${name}.title`)} lead={t(`${name}.lead`)} />
      {'changed' in contents && <Changed day={contents.changed} />}
      <div className="grid gap-10">
        {name === 'contact' && <OperatorSection operator={operator} />}
        {/* Without an email address, the contact page lists no reasons to write. */}
        {(name !== 'contact' || address) &&
          sections.map(([id, { title, text }]) => {
            const mailbox = id === 'security' ? operator?.security_email : address
            return (
              <SiteSection key={id} id={id} title={title} text={text}>
                {name === 'contact' && mailbox && <Mailbox address={mailbox} />}
              </SiteSection>
            )
          })}
        {name !== 'contact' && operatorPages.includes(name) && <OperatorSection operator={operator} />}
        <SeeAlso name={name} />
      </div>
    </div>
  )
}

/** Renders plain text. A blank line separates paragraphs. A paragraph that starts with "- " becomes a list. */
function Prose({ text }: { text: string }) {
  return (
    <div className="mt-3 grid gap-4 text-lg leading-relaxed">
      {text.split('\n\n').map((paragraph) => {
        if (!paragraph.startsWith('- ')) return <p key={paragraph}>{paragraph}</p>
        return (
          <ul key={paragraph} className="list-disc space-y-2 pl-6 marker:text-accent">
            {paragraph.split('\n').map((line) => (
              <li key={line}>{line.slice('- '.length)}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

interface SiteSectionProps {
  /** The element id and URL fragment. */
  id: string
  title: string
  text: string
  children?: ReactNode
}

function SiteSection({ id, title, text, children }: SiteSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="outline-none">
      <h2 id={`${id}-title`} className="text-2xl font-bold tracking-tight">
        {title}
      </h2>
      {text && <Prose text={text} />}
      {children}
    </section>
  )
}
