import { Button } from '@pathwise/ui/button'
import { controlStyle } from '@pathwise/ui/field'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useTypedValue } from '../../../lib/use-typed-value.ts'
import { longestSearch } from './list-place.ts'

interface SearchBoxProps {
  field: Ref<HTMLInputElement>
  asked: string
  onSearch: (search: string) => void
}

/** The search field. Ignores the Enter key that ends an IME composition. */
export function SearchBox({ field, asked, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('questions')
  const [text, setText] = useTypedValue(asked)
  return (
    <form
      className="flex gap-2 lg:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <input
        ref={field}
        type="search"
        aria-label={t('list.searchLabel')}
        placeholder={t('list.placeholder')}
        maxLength={longestSearch}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
        }}
        className={clsx(controlStyle, 'min-w-0 grow lg:min-h-9 lg:py-1 lg:text-sm')}
      />
      <Button type="submit" aria-label={t('list.search')} className="px-3.5! lg:min-h-9! lg:px-2.5!">
        <Search aria-hidden="true" className="size-5" />
      </Button>
    </form>
  )
}
