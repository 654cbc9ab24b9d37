import type { ContentDocument } from '@pathwise/api/content/content.schemas'
import { languageNames } from '@pathwise/i18n/languages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { Author } from '../author.tsx'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The author, language and last change of an item. */
export function ContentFacts({ item }: { item: ContentDocument }) {
  const { t } = useTranslation('contentRead')
  const { language, updated_at } = item
  const date = useFormat().date(updated_at)
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
      <Fact name={t('author')}>
        <Author item={item} />
      </Fact>
      <Fact name={t('language')}>
        <span lang={language}>{languageNames[language]}</span>
      </Fact>
      <Fact name={t('updated')}>
        <time dateTime={updated_at}>{date}</time>
      </Fact>
    </dl>
  )
}
