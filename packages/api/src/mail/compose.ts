import { isLanguage, type Language } from '@pathwise/i18n/languages'
import { createTranslator } from '@pathwise/i18n/server'
import { composeConsentRequest, composeReminder } from '../reminders/compose-reminder.ts'
import { composeAccountMail } from './compose-account.ts'
import { mailKinds } from './mail.vocabulary.ts'
import type { ComposeDeps, ComposedMail, Subject } from './mail-parts.ts'
import type { ClaimedMail } from './queue.ts'
import { renderMailHtml, renderMailText } from './render-mail.ts'
import type { MailMessage } from './transport.ts'

/**
 * Composes an email just before it is sent, from current data and with new links.
 * @returns null if the reason for the email no longer exists
 * @throws Error for a template that only a later version has
 */
export async function composeMail(deps: ComposeDeps, mail: ClaimedMail): Promise<MailMessage | null> {
  const kind = mailKinds.find((known) => known === mail.kind)
  if (!kind) throw new Error(`There is no mail "${mail.kind}"`)
  const language: Language = isLanguage(mail.language) ? mail.language : 'en'
  const subject: Subject = {
    recipient: mail.recipient,
    id: mail.subject_id ?? '',
    language,
    translate: createTranslator(language, 'mail'),
  }
  const composed = await compose(deps, kind, subject)
  if (!composed) return null
  const { content, headers = {} } = composed
  return {
    id: mail.id,
    to: mail.recipient,
    language,
    subject: content.subject,
    text: renderMailText(content),
    html: renderMailHtml(content, language),
    headers,
  }
}

function compose(deps: ComposeDeps, kind: (typeof mailKinds)[number], subject: Subject): Promise<ComposedMail | null> {
  if (kind === 'reminder') return composeReminder(deps, subject)
  if (kind === 'reminder_ask') return composeConsentRequest(deps, subject)
  return composeAccountMail(deps, kind, subject)
}
