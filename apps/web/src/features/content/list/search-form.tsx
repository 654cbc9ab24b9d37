import { Button } from '@pathwise/ui/button'
import { controlStyle } from '@pathwise/ui/field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListSearch, longestQuery } from './list-search.ts'

interface SearchFormProps {
  asked: ListSearch
  /** Whether the user is signed in and can own items. */
  canOwn: boolean
  onSearch: (search: ListSearch) => void
}

/** The form to search titles and to show only the user's own items. */
export function SearchForm({ asked, canOwn, onSearch }: SearchFormProps) {
  const { t } = useTranslation('contentList')
  const [text, setText] = useState(asked.q)
  // Back and forward navigation changes the search in the URL; follow it.
  const [last, setLast] = useState(asked.q)
  if (asked.q !== last) {
    setLast(asked.q)
    setText(asked.q)
  }
  return (
    <search>
      <form
        className="flex flex-wrap items-center gap-x-4 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ ...asked, q: text })
        }}
      >
        <div className="min-w-0 grow basis-60">
          <input
            type="search"
            aria-label={t('searchLabel')}
            placeholder={t('placeholder')}
            maxLength={longestQuery}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={controlStyle}
          />
        </div>
        {canOwn && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={asked.mine}
              onChange={(event) => onSearch({ q: text, mine: event.target.checked })}
              className="size-5"
            />
            {t('mine')}
          </label>
        )}
        <div className="flex gap-2">
          <Button type="submit">{t('search')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              setText('')
              onSearch({ q: '', mine: false })
            }}
          >
            {t('reset')}
          </Button>
        </div>
      </form>
    </search>
  )
}
