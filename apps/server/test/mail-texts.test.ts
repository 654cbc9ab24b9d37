import { deliverMail } from '@pathwise/api/mail/deliver'
import { type MailKind, mailKinds } from '@pathwise/api/mail/mail.vocabulary'
import { enqueueMail } from '@pathwise/api/mail/queue'
import { type Language, languages } from '@pathwise/i18n/languages'
import { createTranslator } from '@pathwise/i18n/server'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { createSmtpTransport } from '../src/mail/smtp-transport.ts'
import { buildFollowedPlan } from './followed-plan.ts'
import { startMailServer } from './mail-server.ts'

const database = closeAfterTests(await createTestDatabase())
const mailServer = closeAfterTests(await startMailServer())
const { prisma } = database
const sunday = '2026-11-29'
const moment = new Date('2026-11-30T01:30:00Z')
const later = new Date(moment.getTime() + 3_600_000)
const postalAddress = 'North High School, 1 Main St <Room 2>, Toronto'

let rows = 0
const newId = () => `${++rows}`.padStart(22, '0')

/** Creates the row that an email of this type refers to, and queues the email. */
async function queue(kind: MailKind, language: Language, isParent: boolean): Promise<string> {
  const { id: userId, email } = await buildUser(database)
  const id = newId()
  const newEmail = `new-${id}@test.example`
  const parent = `parent-${id}@test.example`
  const recipients = new Map([
    ['register', newEmail],
    ['change_new', newEmail],
    ['email_changed', `old-${id}@test.example`],
  ])
  const recipient = recipients.get(kind) ?? (isParent ? parent : email)
  const isReminder = kind === 'reminder' || kind === 'reminder_ask'
  if (kind === 'register') {
    await prisma.registration.create({ data: { id, email: newEmail, passwordHash: '!', expiresAt: later } })
  }
  if (kind === 'change_new' || kind === 'change_old') {
    await prisma.emailChange.create({ data: { id, userId, email: newEmail, expiresAt: later } })
  }
  if (isReminder) {
    const consent = kind === 'reminder' ? { confirmedAt: moment, lastSunday: sunday } : {}
    await prisma.reminder.create({ data: { id, userId, email: recipient, language, createdAt: moment, ...consent } })
    const document = JSON.parse(JSON.stringify(buildFollowedPlan()))
    await prisma.followedPlan.create({ data: { userId, document, changedAt: moment } })
  }
  const isAboutUser = kind === 'verify' || kind === 'password_changed' || kind === 'email_changed'
  await enqueueMail(prisma, moment, { kind, recipient, language, subjectId: isAboutUser ? userId : id })
  return recipient
}

async function send(kind: MailKind, language: Language, isParent = false) {
  const recipient = await queue(kind, language, isParent)
  const deps = {
    ...{ prisma, now: () => moment, publicUrl: () => 'https://study.example' },
    mail: { mode: 'smtp', postalAddress, wake: () => {} },
    transport: createSmtpTransport(mailServer.settings),
    log: { error: () => {}, warn: () => {} },
  } as const
  await deliverMail(deps, new AbortController().signal)
  return mailServer.take(recipient)
}

/** Returns the visible text of an HTML email. */
function readWords(html: string): string {
  const entities = new Map([
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&amp;', '&'],
    ['&quot;', '"'],
    ['&#39;', "'"],
  ])
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities.get(entity) ?? '')
}

/** Removes all whitespace, because the visible text has a space in place of each HTML tag. */
const joinWords = (text: string) => text.replaceAll(/\s+/g, '')

const keys = {
  ...{ reset: 'reset', password_changed: 'password_changed', verify: 'verify', register: 'register' },
  ...{ change_old: 'change_old', change_new: 'change_new', email_changed: 'email_changed' },
  ...{ reminder_ask: 'ask_student', reminder: 'reminder_student' },
} as const satisfies Record<MailKind, string>

const cases = languages.flatMap((language) => mailKinds.map((kind) => ({ kind, language })))

describe('mail texts', () => {
  it.each(cases)('sends $kind in $language with matching text and HTML parts', async ({ kind, language }) => {
    const translate = createTranslator(language, 'mail')
    const { parsed, text, html } = await send(kind, language)
    expect(parsed.subject).toBe(translate(`${keys[kind]}.subject`))
    expect(parsed.headers.get('content-language')).toBe(language)
    expect(html).toContain(`<html lang="${language}">`)
    const words = joinWords(readWords(html))
    const [body = '', footer = ''] = text.split('\n-- \n')
    expect(footer).toContain(translate('footer.from', { url: 'https://study.example' }))
    for (const line of [...body.split('\n'), ...footer.split('\n')].map((one) => one.replace(/^- |:$/g, ''))) {
      expect(words).toContain(joinWords(line))
    }
    for (const written of [text, html]) {
      expect(written).not.toMatch(/\{\{|\}\}|undefined|footer\.|\.text\b/)
      expect(written).not.toMatch(/<(?:img|script|link|iframe)\b/)
    }
  })

  it.each(languages)('sends parents the weekly tasks in %s, without a link into the account', async (language) => {
    const { parsed, text, token } = await send('reminder', language, true)
    expect(parsed.subject).toBe(createTranslator(language, 'mail')('reminder_parent.subject'))
    expect(token).toBe('')
    expect(text).not.toContain('/study-plan')
    const items = text.split('\n').filter((line) => line.startsWith('- '))
    expect(items).toHaveLength(4)
    expect(items[0]).toContain('40')
    const asked = await send('reminder_ask', language, true)
    expect(asked.parsed.subject).toBe(createTranslator(language, 'mail')('ask_parent.subject'))
    expect(asked.text).toContain(postalAddress)
  })

  it('escapes values in the HTML part of an email', async () => {
    const { html, text } = await send('reminder', 'en')
    expect(text).toContain('<Room 2>')
    expect(html).toContain('&lt;Room 2&gt;')
    expect(html).not.toContain('<Room')
  })
})
