import { longestEmail } from '@pathwise/api/account/account.vocabulary'
import type { ListSharedLinksInput } from '@pathwise/api/shared-links/shared-links.schemas'
import { Button } from '@pathwise/ui/button'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type LinkFilterValue = Omit<ListSharedLinksInput, 'cursor'>

/** Parses a pasted link or id. Only a link determines `kind`. */
function readLink(text: string): { id: string; kind?: LinkFilterValue['kind'] } | undefined {
  const [, place = '', id] = /(?:^|(share=|\/parents\/))([\w-]{22})(?:$|[?&#])/.exec(text.trim()) ?? []
  if (id === undefined) return undefined
  return place === '' ? { id } : { id, kind: place === 'share=' ? 'share' : 'parent_link' }
}

interface LinkFilterProps {
  value: LinkFilterValue
  onChange: (value: LinkFilterValue) => void
}

/**
 * Filters links by type, account, and id. If the user pastes a link instead of an id, sets the type to the link's type.
 */
export function LinkFilter({ value, onChange }: LinkFilterProps) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')
  const [account, setAccount] = useState('')
  const [invalid, setInvalid] = useState(false)

  function apply(kind: LinkFilterValue['kind']) {
    const link = readLink(typed)
    const isInvalid = typed.trim() !== '' && !link
    setInvalid(isInvalid)
    if (isInvalid) return
    const owner = account.trim()
    onChange({ kind: link?.kind ?? kind, ...(link && { id: link.id }), ...(owner && { account: owner }) })
  }
  return (
    <search>
      <form
        noValidate
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_2fr_2fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          apply(value.kind)
        }}
      >
        <SelectField
          label={t('links.kind')}
          options={(['share', 'parent_link'] as const).map((kind) => ({
            value: kind,
            label: t(`links.kinds.${kind}`),
          }))}
          value={value.kind}
          onChange={apply}
        />
        <TextField
          label={t('links.address')}
          autoComplete="off"
          spellCheck={false}
          error={invalid ? t('links.addressInvalid') : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label={t('links.account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
        />
        <Button type="submit" className="lg:mt-[1.9rem]">
          {t('list.search')}
        </Button>
      </form>
    </search>
  )
}
