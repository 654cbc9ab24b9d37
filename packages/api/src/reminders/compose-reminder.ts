import { formatMoment } from '@pathwise/i18n/dates'
import { createTranslator } from '@pathwise/i18n/server'
import { addDays } from '@pathwise/planner/calendar'
import { describeTask } from '@pathwise/planner/study-plan/describe-task'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { buildContent, type ComposeDeps, type ComposedMail, type Subject } from '../mail/mail-parts.ts'
import { issueLink } from '../recovery/link-tokens.ts'
import { readFollowedPlan } from '../study-plan/followed-plan.service.ts'
import { readDoneTasks } from '../study-plan/study-plan.service.ts'
import { findStudyWeek, type StudyWeek } from './study-week.ts'

const withStudent = {
  id: true,
  email: true,
  userId: true,
  confirmedAt: true,
  lastSunday: true,
  user: { select: { email: true } },
} as const

/** Composes the email that asks a recipient for consent. */
export async function composeConsentRequest(deps: ComposeDeps, subject: Subject): Promise<ComposedMail | null> {
  const { prisma, now, publicUrl, mail } = deps
  const { translate, recipient } = subject
  const reminder = await prisma.reminder.findUnique({ where: { id: subject.id }, select: withStudent })
  if (!reminder || reminder.confirmedAt || mail.postalAddress === null) return null
  const { secret } = await issueLink(prisma, now(), { purpose: 'reminder', subjectId: reminder.id, email: recipient })
  const student = reminder.user.email
  const isStudent = student === recipient
  const content = buildContent(deps, subject, {
    key: isStudent ? 'ask_student' : 'ask_parent',
    values: { student },
    url: `${publicUrl()}/verify-email#${secret}`,
    ...(!isStudent && { why: translate('footer.asked', { student }) }),
  })
  return { content: { ...content, footer: [...content.footer, mail.postalAddress] } }
}

/**
 * Composes the weekly email. It lists the tasks of the followed plan for the week that starts tomorrow, but no results.
 */
export async function composeReminder(deps: ComposeDeps, subject: Subject): Promise<ComposedMail | null> {
  const { prisma, publicUrl, mail } = deps
  const { translate, recipient } = subject
  const reminder = await prisma.reminder.findUnique({ where: { id: subject.id }, select: withStudent })
  if (!reminder?.confirmedAt || reminder.lastSunday === null || mail.postalAddress === null) return null
  // The student has moved the reminder to another address since the email was queued.
  if (reminder.email !== recipient) return null
  if (await isBounced(deps, recipient)) return null
  const week = await readWeek(deps, { userId: reminder.userId, sunday: reminder.lastSunday })
  if (!week || week.count === 0) return null

  const student = reminder.user.email
  const isStudent = student === recipient
  const endUrl = `${publicUrl()}/unsubscribe/${reminder.id}`
  const content = buildContent(deps, subject, {
    key: isStudent ? 'reminder_student' : 'reminder_parent',
    values: {
      ...{ student, count: week.count, time: describeTime(subject, week.minutes) },
      ...{ from: formatDay(week.monday, subject), until: formatDay(week.sunday, subject) },
    },
    // Only the student gets the button, because parents have no account in which to open the plan.
    ...(isStudent && { url: `${publicUrl()}/study-plan` }),
    why: translate('footer.reminder'),
  })
  return {
    content: {
      ...content,
      lists: listDays(week, subject),
      footer: [...content.footer, mail.postalAddress, translate('footer.end', { url: endUrl })],
    },
    // See RFC 2369 and RFC 8058.
    headers: { 'List-Unsubscribe': `<${endUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

async function isBounced({ prisma }: ComposeDeps, address: string): Promise<boolean> {
  return (await prisma.mailBounce.count({ where: { address } })) > 0
}

async function readWeek(
  { prisma, now }: ComposeDeps,
  { userId, sunday }: { readonly userId: string; readonly sunday: string },
): Promise<StudyWeek | null> {
  const followed = await readFollowedPlan(prisma, userId)
  // Skip an email that is more than two days late, because it would list past days.
  if (!followed || findDay(followed.time_zone, now()) > addDays(sunday, 2)) return null
  return findStudyWeek(followed.plan.tasks, sunday, await readDoneTasks(prisma, userId, followed))
}

function formatDay(day: string, { language }: Subject): string {
  return formatMoment(day, language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
}

function listDays({ days }: StudyWeek, { language, translate }: Subject) {
  const translatePlan = createTranslator(language, 'strategy')
  return days.map(({ day, tasks }) => ({
    title: formatMoment(day, language, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    items: tasks.map((task) =>
      translate('task', { title: describeTask(task, translatePlan, language), minutes: task.minutes }),
    ),
  }))
}

function describeTime({ translate }: Subject, total: number): string {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  if (hours === 0) return translate('time.minutes', { minutes })
  return minutes === 0 ? translate('time.hours', { hours }) : translate('time.both', { hours, minutes })
}
