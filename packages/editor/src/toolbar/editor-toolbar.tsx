import { redo, undo } from '@milkdown/kit/prose/history'
import type { editor } from '@pathwise/i18n/locales/en/editor'
import { useStore } from '@pathwise/ui/store'
import {
  Bold,
  ChartSpline,
  Code,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  Minus,
  Pi,
  Quote,
  Redo2,
  Sigma,
  SquarePi,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { insertRule, setLine, toggle, toggleQuote } from '../commands/lines.ts'
import { toggleList } from '../commands/lists.ts'
import { openFigureForm } from '../figure/open-figure-form.ts'
import { insertFormula } from '../formula/insert.ts'
import { LinkForm } from '../link/link-form.tsx'
import { openPictureForm } from '../picture/open-picture-form.ts'
import { run, type Session } from '../session/session.ts'
import { HelperBar } from './helper-bar.tsx'
import { useRovingFocus } from './roving.ts'
import { TableMenu } from './table-menu.tsx'
import { Tool } from './tool.tsx'

const markTools = [
  { mark: 'strong', word: 'strong', Icon: Bold, keys: 'Mod+B' },
  { mark: 'emphasis', word: 'emphasis', Icon: Italic, keys: 'Mod+I' },
  { mark: 'underline', word: 'underline', Icon: Underline, keys: 'Mod+U' },
  { mark: 'strike_through', word: 'strike', Icon: Strikethrough, keys: 'Mod+Alt+X' },
  { mark: 'subscript', word: 'subscript', Icon: Subscript, keys: 'Mod+,' },
  { mark: 'superscript', word: 'superscript', Icon: Superscript, keys: 'Mod+.' },
  { mark: 'inlineCode', word: 'code', Icon: Code, keys: 'Mod+E' },
] as const

const listTools = [
  { kind: 'bullet', Icon: List, keys: 'Mod+Alt+8' },
  { kind: 'ordered', Icon: ListOrdered, keys: 'Mod+Alt+7' },
  { kind: 'task', Icon: ListChecks, keys: undefined },
] as const

interface EditorToolbarProps {
  session: Session
  size: 'tall' | 'low' | 'line'
  /** True while the link form is open. */
  asking: boolean
  setAsking: (asking: boolean) => void
  takesPictures: boolean
}

export function EditorToolbar({ session, size, asking, setAsking, takesPictures }: EditorToolbarProps) {
  const { t } = useTranslation('editor')
  const status = useStore(session.status)
  // On a narrow screen, formula helpers start hidden to leave room for the text.
  const [helpers, setHelpers] = useState(() => size === 'tall' && window.matchMedia('(min-width: 40rem)').matches)
  const { toolbar, controlProps } = useRovingFocus(size === 'line' ? 'strong' : 'line')
  const describe = (name: Exclude<keyof (typeof editor)['toolbar'], 'heading'>) => ({
    ...controlProps(name),
    label: t(`toolbar.${name}`),
  })

  return (
    <>
      <div role="toolbar" aria-label={t('toolbar.label')} className="editor-toolbar" {...toolbar}>
        {size !== 'line' && <LineKind session={session} {...controlProps('line')} />}
        {markTools.map(({ mark, word, Icon, keys }) => (
          <Tool
            key={mark}
            {...controlProps(mark)}
            label={t(`toolbar.${word}`)}
            Icon={Icon}
            keys={keys}
            pressed={status.marks.includes(mark)}
            onClick={() => run(session, toggle(mark))}
          />
        ))}
        {size !== 'line' && (
          <>
            <Tool
              {...describe('link')}
              Icon={Link2}
              keys="Mod+K"
              pressed={status.marks.includes('link')}
              onClick={() => setAsking(true)}
            />
            {listTools.map(({ kind, Icon, keys }) => (
              <Tool
                key={kind}
                {...describe(kind)}
                Icon={Icon}
                keys={keys}
                pressed={status.list === kind}
                onClick={() => run(session, toggleList(kind))}
              />
            ))}
            <Tool
              {...describe('quote')}
              Icon={Quote}
              keys="Mod+Shift+B"
              pressed={status.inQuote}
              onClick={() => run(session, toggleQuote(status.inQuote))}
            />
            {takesPictures && (
              <Tool {...describe('picture')} Icon={ImagePlus} onClick={() => openPictureForm(session)} />
            )}
            <Tool {...describe('graph')} Icon={ChartSpline} onClick={() => openFigureForm(session)} />
            <TableMenu session={session} {...controlProps('table')} />
            <Tool {...describe('rule')} Icon={Minus} onClick={() => run(session, insertRule)} />
          </>
        )}
        <Tool {...describe('formula')} Icon={Pi} keys="Mod+Shift+M" onClick={() => run(session, insertFormula(''))} />
        {size !== 'line' && (
          <Tool
            {...describe('formulaBlock')}
            Icon={SquarePi}
            keys="Mod+Alt+M"
            onClick={() => run(session, insertFormula('', true))}
          />
        )}
        <Tool {...describe('helpers')} Icon={Sigma} aria-expanded={helpers} onClick={() => setHelpers(!helpers)} />
        <Tool
          {...describe('undo')}
          Icon={Undo2}
          keys="Mod+Z"
          aria-disabled={!status.canUndo}
          onClick={() => run(session, undo)}
        />
        <Tool
          {...describe('redo')}
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

const levels = [1, 2, 3, 4, 5, 6]

/**
 * Changes the current line to text, a heading or a code block. Up and Down change the value. Left and Right move focus
 * within the toolbar.
 */
function LineKind({ session, ...control }: { session: Session; tabIndex: number; 'data-control': string }) {
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
