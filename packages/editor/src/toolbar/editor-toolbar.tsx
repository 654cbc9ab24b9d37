import { redo, undo } from '@milkdown/kit/prose/history'
import { Link2, List, ListChecks, ListOrdered, Minus, Pi, Quote, Redo2, Sigma, SquarePi, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { insertRule, toggle, toggleQuote } from '../commands/lines.ts'
import { toggleList } from '../commands/lists.ts'
import { insertFormula } from '../formula/insert.ts'
import { LinkForm } from '../link/link-form.tsx'
import { run, type Session } from '../session/session.ts'
import { useStore } from '../session/use-store.ts'
import { HelperBar } from './helper-bar.tsx'
import { LineKind } from './line-kind.tsx'
import { markTools } from './mark-tools.ts'
import { useRovingFocus } from './roving.ts'
import { TableMenu } from './table-menu.tsx'
import { Tool } from './tool.tsx'

const listTools = [
  { kind: 'bullet', Icon: List, keys: 'Mod+Alt+8' },
  { kind: 'ordered', Icon: ListOrdered, keys: 'Mod+Alt+7' },
  { kind: 'task', Icon: ListChecks, keys: undefined },
] as const

interface EditorToolbarProps {
  session: Session
  /** Whether the link form is open. */
  asking: boolean
  setAsking: (asking: boolean) => void
}

export function EditorToolbar({ session, asking, setAsking }: EditorToolbarProps) {
  const { t } = useTranslation('editor')
  const status = useStore(session.status)
  const marks = status.marks.split(' ')
  // On a narrow screen, the helpers are hidden initially to leave room for the text.
  const [helpers, setHelpers] = useState(() => window.matchMedia('(min-width: 40rem)').matches)
  const { toolbar, controlProps } = useRovingFocus('line')

  return (
    <>
      <div role="toolbar" aria-label={t('toolbar.label')} className="editor-toolbar" {...toolbar}>
        <LineKind session={session} {...controlProps('line')} />
        {markTools.map(({ mark, word, Icon, keys }) => (
          <Tool
            key={mark}
            {...controlProps(mark)}
            label={t(`toolbar.${word}`)}
            Icon={Icon}
            keys={keys}
            pressed={marks.includes(mark)}
            onClick={() => run(session, toggle(mark))}
          />
        ))}
        <Tool
          {...controlProps('link')}
          label={t('toolbar.link')}
          Icon={Link2}
          keys="Mod+K"
          pressed={marks.includes('link')}
          onClick={() => setAsking(true)}
        />
        {listTools.map(({ kind, Icon, keys }) => (
          <Tool
            key={kind}
            {...controlProps(kind)}
            label={t(`toolbar.${kind}`)}
            Icon={Icon}
            keys={keys}
            pressed={status.list === kind}
            onClick={() => run(session, toggleList(kind))}
          />
        ))}
        <Tool
          {...controlProps('quote')}
          label={t('toolbar.quote')}
          Icon={Quote}
          keys="Mod+Shift+B"
          pressed={status.inQuote}
          onClick={() => run(session, toggleQuote(status.inQuote))}
        />
        <TableMenu session={session} {...controlProps('table')} />
        <Tool
          {...controlProps('rule')}
          label={t('toolbar.rule')}
          Icon={Minus}
          onClick={() => run(session, insertRule)}
        />
        <Tool
          {...controlProps('formula')}
          label={t('toolbar.formula')}
          Icon={Pi}
          keys="Mod+Shift+M"
          onClick={() => run(session, insertFormula(''))}
        />
        <Tool
          {...controlProps('formulaBlock')}
          label={t('toolbar.formulaBlock')}
          Icon={SquarePi}
          keys="Mod+Alt+M"
          onClick={() => run(session, insertFormula('', true))}
        />
        <Tool
          {...controlProps('helpers')}
          label={t('toolbar.helpers')}
          Icon={Sigma}
          aria-expanded={helpers}
          onClick={() => setHelpers(!helpers)}
        />
        <Tool
          {...controlProps('undo')}
          label={t('toolbar.undo')}
          Icon={Undo2}
          keys="Mod+Z"
          aria-disabled={!status.canUndo}
          onClick={() => run(session, undo)}
        />
        <Tool
          {...controlProps('redo')}
          label={t('toolbar.redo')}
          Icon={Redo2}
          keys="Mod+Shift+Z"
          aria-disabled={!status.canRedo}
          onClick={() => run(session, redo)}
        />
      </div>
      {helpers && <HelperBar session={session} />}
      <LinkForm session={session} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
