import { Button } from '@pathwise/ui/button'
import { controlStyle } from '@pathwise/ui/field'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestSearch } from './list-place.ts'

/** The search field. Submits on Enter or button click. */
export function SearchBox({ asked, onSearch }: { asked: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('questions')
  const [text, setText] = useState(asked)
  // Back and forward navigation changes the search in the URL; follow it.
  const [last, setLast] = useState(asked)
  if (asked !== last) {
    setLast(asked)
    setText(asked)
  }
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <input
        type="search"
        aria-label={t('list.searchLabel')}
        placeholder={t('list.placeholder')}
        maxLength={longestSearch}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={clsx(controlStyle, 'min-w-0 grow')}
      />
      <Button type="submit" aria-label={t('list.search')} className="px-3.5!">
        <Search aria-hidden="true" className="size-5" />
      </Button>
    </form>
  )
}
