import { createLucideIcon, FlaskConical, type LucideIcon, Radical, Sigma } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { insertFormula, snippets } from '../formula/insert.ts'
import { run, type Session } from '../session/session.ts'
import { useRovingFocus } from './roving.ts'

// Lucide lacks these icons, so they are drawn in its style.

const FractionIcon = createLucideIcon('fraction', [['path', { d: 'M4 12h16M9 3h6v5H9zM9 16h6v5H9z', key: 'fraction' }]])

const IntegralIcon = createLucideIcon('integral', [
  ['path', { d: 'M16 5c0-2-3.5-3-4 1l-1 12c-.5 4-4 3-4 1', key: 'integral' }],
])

const helpers = [
  { name: 'fraction', Icon: FractionIcon },
  { name: 'root', Icon: Radical },
  { name: 'sum', Icon: Sigma },
  { name: 'integral', Icon: IntegralIcon },
  { name: 'chemistry', Icon: FlaskConical },
] as const satisfies readonly { name: keyof typeof snippets; Icon: LucideIcon }[]

/** Formula snippets for users who do not know LaTeX. */
export function HelperBar({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const { toolbar, controlProps } = useRovingFocus(helpers[0].name)
  return (
    <div role="toolbar" aria-label={t('helpers.label')} className="editor-toolbar editor-helpers" {...toolbar}>
      {helpers.map(({ name, Icon }) => (
        <button
          key={name}
          {...controlProps(name)}
          type="button"
          className="editor-helper"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(session, insertFormula(snippets[name]))}
        >
          <Icon aria-hidden="true" />
          {t(`helpers.${name}`)}
        </button>
      ))}
    </div>
  )
}
