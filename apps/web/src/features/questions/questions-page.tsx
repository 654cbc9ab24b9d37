import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../lib/link.tsx'
import { NewQuestionDialog } from './attributes/new-question-dialog.tsx'
import { MissingQuestion, QuestionPanel } from './editor/question-panel.tsx'
import { createQuestionRegistry, QuestionRegistryContext } from './embed/question-registry.ts'
import { useChannel } from './embed/use-channel.ts'
import { FilesDialog } from './files/files-dialog.tsx'
import { useListPlace } from './list/list-place.ts'
import { QuestionList } from './list/question-list.tsx'
import { useFindNext } from './list/use-question-page.ts'

/**
 * The question bank page for editors. The filters are at the top, above the list and the open question. Small screens
 * show either the list or the question.
 */
export function QuestionsPage() {
  const { t } = useTranslation(['questions', 'questionFiles'])
  const place = useListPlace()
  const { id, unknown } = place
  const [creating, setCreating] = useState(false)
  const [transferring, setTransferring] = useState(false)
  const [news, setNews] = useState<{ kind: 'created' | 'duplicated' | 'last' | 'saved'; id: number }>()
  const isOpen = id !== undefined || unknown
  const [registry] = useState(createQuestionRegistry)
  useChannel(registry, place.open)
  const findNext = useFindNext(place.place, id)

  function go(kind: 'created' | 'duplicated', next: number) {
    setNews({ kind, id: next })
    place.open(next)
  }

  /**
   * Starts looking up the next question before the save, because saving may remove the current question from the
   * filtered list.
   */
  function startFindingNext(open: number) {
    const found = findNext()
    return () =>
      void found.then(
        (next) => {
          setNews(next ? { kind: 'saved', id: next.id } : { kind: 'last', id: open })
          if (next) place.open(next.id, next.page)
        },
        (error: unknown) => console.error('The next question could not be found', error),
      )
  }

  return (
    <QuestionRegistryContext value={registry}>
      <PageHeading
        low
        title={t('questions:title')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setTransferring(true)}>
              {t('questionFiles:open')}
            </Button>
            <Button variant="secondary" onClick={() => setCreating(true)}>
              <Plus aria-hidden="true" className="-ml-1 size-5" />
              {t('questions:new')}
            </Button>
          </>
        }
      />
      <div
        data-wide
        className={clsx(
          'grid items-start gap-8 lg:gap-x-6 lg:gap-y-3',
          isOpen
            ? 'lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]'
            : 'lg:grid-cols-[minmax(0,1fr)]',
        )}
      >
        <QuestionList place={place} isHidden={isOpen} />
        {isOpen && (
          <div className="min-w-0">
            <Link
              to={place.buildAddress(undefined)}
              className={clsx(textLinkStyle({ size: 'medium', quiet: true }), 'mb-4 lg:hidden')}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
              {t('questions:open.back')}
            </Link>
            {news && news.id === id && (
              <Alert key={`${news.kind}-${news.id}`} tone="success" className="mb-5">
                {t(`questions:done.${news.kind}`)}
              </Alert>
            )}
            {id !== undefined && (
              <QuestionPanel
                key={id}
                id={id}
                onCopy={(copy) => go('duplicated', copy.id)}
                onFindNext={() => startFindingNext(id)}
              />
            )}
            {unknown && <MissingQuestion />}
          </div>
        )}
      </div>
      <FilesDialog open={transferring} place={place.place} onClose={() => setTransferring(false)} />
      <NewQuestionDialog
        open={creating}
        place={place.place}
        onClose={() => setCreating(false)}
        onCreated={(question) => {
          setCreating(false)
          go('created', question.id)
        }}
      />
    </QuestionRegistryContext>
  )
}
