import { useTranslation } from 'react-i18next'
import type { Distress } from './distress.ts'

/** The lines in the order in which they are shown. Both countries are named, because a student may be in either. */
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

/** The answer to a message of distress: warm words and people to reach, never anything of the product. */
export function SafetyReply({ distress }: { distress: Distress }) {
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
                <a
                  key={text}
                  href={href}
                  className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
                >
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
