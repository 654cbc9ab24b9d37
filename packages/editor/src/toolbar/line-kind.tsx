import { useTranslation } from 'react-i18next'
import { setLine } from '../commands/lines.ts'
import { run, type Session } from '../session/session.ts'
import { useStore } from '../session/use-store.ts'

const levels = [1, 2, 3, 4, 5, 6]

/** Selects text, one of six heading levels, or code. Up and down select; left and right move in the toolbar. */
export function LineKind({ session, ...control }: { session: Session; tabIndex: number; 'data-control': string }) {
  const { t } = useTranslation('editor')
  const { line } = useStore(session.status)
  return (
    <select
      {...control}
      className="editor-line-kind"
      aria-label={t('toolbar.line')}
      value={String(line)}
      onChange={({ target: { value } }) => run(session, setLine(value === 'code' ? 'code' : Number(value)))}
    >
      <option value="0">{t('toolbar.text')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {t('toolbar.heading', { level })}
        </option>
      ))}
      <option value="code">{t('toolbar.codeBlock')}</option>
    </select>
  )
}
