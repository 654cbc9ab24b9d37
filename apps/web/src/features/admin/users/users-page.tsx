import { longestEmail } from '@pathwise/api/account/account.vocabulary'
import { type Role, roles } from '@pathwise/api/auth/roles.vocabulary'
import type { UserRow } from '@pathwise/api/users/users.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useListPages } from '../../../lib/use-list-pages.ts'
import { AdminPage } from '../admin-page.tsx'
import { AdminCell, AdminList } from '../list/admin-list.tsx'
import { listOptions } from '../list/list-options.ts'
import { UserDialog, type UserNews } from './user-dialog.tsx'

const states = ['all', 'active', 'suspended'] as const

interface Filter {
  search: string
  role: Role | 'all'
  state: (typeof states)[number]
}

export function UsersPage() {
  const { t } = useTranslation('admin')
  const [filter, setFilter] = useState<Filter>({ search: '', role: 'all', state: 'all' })
  const list = trpc.users.list.useInfiniteQuery(
    {
      ...(filter.search && { search: filter.search }),
      ...(filter.role !== 'all' && { role: filter.role }),
      ...(filter.state !== 'all' && { suspended: filter.state === 'suspended' }),
    },
    listOptions,
  )
  const pages = useListPages(list)
  const [open, setOpen] = useState<UserRow>()
  const [news, setNews] = useState<UserNews>()
  return (
    <AdminPage title={t('users.title')} lead={t('users.lead')}>
      <UserFilter filter={filter} onChange={setFilter} />
      {news && (
        <Alert key={news.time} tone="success">
          <span className="wrap-anywhere">{t(`users.done.${news.action}`, { email: news.email })}</span>
        </Alert>
      )}
      <UserTable
        items={list.data?.pages.flatMap(({ items }) => items)}
        pages={pages}
        onOpen={(user) => {
          setNews(undefined)
          setOpen(user)
        }}
      />
      {open && (
        <UserDialog
          user={open}
          onClose={() => setOpen(undefined)}
          onDone={(done) => {
            setOpen(undefined)
            setNews(done)
            void list.refetch()
          }}
        />
      )}
    </AdminPage>
  )
}

function UserFilter({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { t } = useTranslation('admin')
  const [search, setSearch] = useState(filter.search)
  return (
    <search>
      <form
        noValidate
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ ...filter, search: search.trim() })
        }}
      >
        <TextField
          label={t('users.search')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          label={t('users.role')}
          options={[
            { value: 'all', label: t('list.all') },
            ...roles.map((value) => ({ value, label: t(`users.roles.${value}`) })),
          ]}
          value={filter.role}
          onChange={(role) => onChange({ ...filter, role })}
        />
        <SelectField
          label={t('users.state')}
          options={states.map((value) => ({ value, label: t(value === 'all' ? 'list.all' : `users.${value}`) }))}
          value={filter.state}
          onChange={(state) => onChange({ ...filter, state })}
        />
        <Button type="submit">{t('list.search')}</Button>
      </form>
    </search>
  )
}

const columns = ['account', 'role', 'state', 'signIns', 'created'] as const

interface UserTableProps {
  items: readonly UserRow[] | undefined
  pages: Parameters<typeof AdminList>[0]['pages']
  onOpen: (user: UserRow) => void
}

function UserTable({ items, pages, onOpen }: UserTableProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <AdminList
      caption={t('users.title')}
      columns={[
        ...columns.map((key) => ({ key, label: t(`users.columns.${key}`) })),
        { key: 'actions', label: t('list.actions') },
      ]}
      items={items}
      empty={t('users.empty')}
      pages={pages}
      renderRow={(user) => (
        <tr key={user.id}>
          <AdminCell>
            <span className="font-medium">{user.email}</span>
            {user.name !== null && <span className="block text-muted">{user.name}</span>}
          </AdminCell>
          <AdminCell nowrap>{t(`users.roles.${user.role}`)}</AdminCell>
          <AdminCell nowrap>
            {user.suspended_at === null ? t('users.active') : <Badge tone="warning">{t('users.suspended')}</Badge>}
          </AdminCell>
          <AdminCell nowrap>{format.number(user.sign_ins)}</AdminCell>
          <AdminCell nowrap>
            <time dateTime={user.created_at}>{format.shortDateTime(user.created_at)}</time>
          </AdminCell>
          <AdminCell nowrap>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('users.manageNamed', { email: user.email })}
              onClick={() => onOpen(user)}
            >
              {t('users.manage')}
            </Button>
          </AdminCell>
        </tr>
      )}
    />
  )
}
