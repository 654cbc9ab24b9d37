import type { Country } from '@pathwise/planner/context'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { Link } from '../../lib/link.tsx'
import { getPreferredCountry } from '../../lib/preferences.ts'
import type { Distress } from './distress.ts'
import type { Topic } from './topic.ts'
import type { ChatMessage } from './use-chat.ts'

type LinkText = 'math' | 'science' | 'english' | 'history' | 'exams' | 'admissions' | 'quickStart'

const guides = {
  math: { text: 'math', slug: 'math' },
  physics: { text: 'science', slug: 'science' },
  chemistry: { text: 'science', slug: 'science' },
  biology: { text: 'science', slug: 'science' },
  english: { text: 'english', slug: 'english' },
  history: { text: 'history', slug: 'social-studies' },
  exams: { text: 'exams', slug: 'exams-admissions' },
  admissions: { text: 'admissions', slug: 'exams-admissions' },
} as const satisfies Record<Exclude<Topic, 'other'>, { text: LinkText; slug: string }>

/** Returns a link to the topic's guide for the country, or to the quick start. */
function buildLink(topic: Topic, country: Country): { to: string; text: LinkText } {
  if (topic === 'other') return { to: '/#quick-start', text: 'quickStart' }
  const { text, slug } = guides[topic]
  return { to: `/guides/${country.toLowerCase()}/${slug}`, text }
}

function Reply({ topic, onFollow }: { topic: Topic; onFollow: () => void }) {
  const { t } = useTranslation('chat')
  const { to, text } = buildLink(topic, getPreferredCountry())
  return (
    <>
      <p>{t(`replies.${topic}`)}</p>
      <Link to={to} onClick={onFollow} className={clsx(textLinkStyle({ size: 'medium' }), 'mt-2')}>
        {t(`links.${text}`)}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
      </Link>
    </>
  )
}

interface AnswerProps {
  topic: Exclude<ChatMessage, { isUser: true }>['topic']
  onFollow: () => void
}

function Answer({ topic, onFollow }: AnswerProps) {
  const { t } = useTranslation('chat')
  if (topic === 'greeting') return <p>{t('greeting')}</p>
  if (topic === 'crisis' || topic === 'strain') return <SafetyReply distress={topic} />
  return <Reply topic={topic} onFollow={onFollow} />
}

/**
 * A chat message, aligned to the right if the student wrote it. `onFollow` is called when the user follows a link in
 * the message.
 */
export function MessageBubble({ message, onFollow }: { message: ChatMessage; onFollow: () => void }) {
  const { t } = useTranslation('chat')
  const { isUser, timestamp } = message
  const time = useFormat().time(timestamp)
  return (
    <li className={clsx('flex flex-col', isUser ? 'items-end' : 'items-start')}>
      <div
        className={clsx(
          'max-w-[85%] rounded-card px-4 py-2.5 wrap-anywhere',
          isUser ? 'bg-accent text-on-accent' : 'bg-raised',
        )}
      >
        <span className="sr-only">{t(isUser ? 'you' : 'assistant')}</span>
        {message.isUser && <p className="whitespace-pre-line">{message.text}</p>}
        {!message.isUser && <Answer topic={message.topic} onFollow={onFollow} />}
      </div>
      <time dateTime={timestamp.toISOString()} className="mt-1 px-1 text-xs text-muted tabular-nums">
        {time}
      </time>
    </li>
  )
}

/** Crisis lines of both countries, because a student may be in either. */
const lines = [
  {
    name: 'both',
    ways: [
      { text: 'call988', href: 'tel:988' },
      { text: 'text988', href: 'sms:988' },
    ],
  },
  {
    name: 'canada',
    ways: [
      { text: 'callKids', href: 'tel:+18006686868' },
      { text: 'textKids', href: 'sms:686868' },
    ],
  },
  { name: 'danger', ways: [{ text: 'call911', href: 'tel:911' }] },
] as const

/** The reply to a message that shows distress. It contains kind words and crisis lines but no product links. */
function SafetyReply({ distress }: { distress: Distress }) {
  const { t } = useTranslation('chat')
  return (
    <>
      <p className="whitespace-pre-line">{t(`safety.${distress}`)}</p>
      <ul className="mt-3 grid gap-3">
        {lines.map(({ name, ways }) => (
          <li key={name}>
            <p className="font-semibold">{t(`safety.lines.${name}`)}</p>
            <p className="flex flex-wrap gap-x-4">
              {ways.map(({ text, href }) => (
                <a key={text} href={href} className={textLinkStyle({ size: 'medium' })}>
                  {t(`safety.ways.${text}`)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
