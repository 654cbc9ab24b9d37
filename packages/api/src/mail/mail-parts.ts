import type { DatabaseClient } from '@pathwise/db/database'
import type { Language } from '@pathwise/i18n/languages'
import type { createTranslator } from '@pathwise/i18n/server'
import type { MailContent } from './render-mail.ts'
import type { MailSettings } from './transport.ts'

export interface ComposeDeps {
  readonly prisma: DatabaseClient
  readonly now: () => Date
  readonly publicUrl: () => string
  readonly mail: Pick<MailSettings, 'postalAddress'>
}

/** The recipient and subject of an email. */
export interface Subject {
  readonly recipient: string
  /** The id of the row that the email refers to. Empty if the email concerns the address itself. */
  readonly id: string
  readonly language: Language
  readonly translate: ReturnType<typeof createTranslator>
}

export interface ComposedMail {
  readonly content: MailContent
  readonly headers?: Readonly<Record<string, string>>
}

interface Parts {
  /** The key of the translations for the subject, preview, text, button and note. */
  readonly key: string
  readonly values?: Record<string, string | number>
  readonly url?: string
  readonly hasNote?: boolean
  /** The footer line that explains why the recipient receives the email. */
  readonly why?: string
}

/** Builds an email from the translations under a key. */
export function buildContent(
  { publicUrl }: Pick<ComposeDeps, 'publicUrl'>,
  { translate }: Pick<Subject, 'translate'>,
  { key, values = {}, url, hasNote = true, why = translate('footer.account') }: Parts,
): MailContent {
  return {
    subject: translate(`${key}.subject`),
    preview: translate(`${key}.preview`),
    paragraphs: [translate(`${key}.text`, values)],
    ...(url !== undefined && {
      button: { label: translate(`${key}.button`), url, plain: translate('plainLink') },
    }),
    ...(hasNote && { note: translate(`${key}.note`, values) }),
    footer: [translate('footer.from', { url: publicUrl() }), why],
  }
}
