import { Button } from '@pathwise/ui/button'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { useStore } from '@pathwise/ui/store'
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenFormula, Session } from '../session/session.ts'
import { placeBelow } from '../surface/place-below.ts'
import { changeSource, leaveFormula, toggleBlockFormula } from './change.ts'
import { explain, explainHiddenParts } from './explain.ts'
import { findStop } from './stops.ts'
import type { VisualFieldProps } from './visual/visual-field.tsx'

/** Loads the visual field only when a formula is opened, because MathLive is larger than the editor. */
const VisualField = lazy(
  async (): Promise<{ default: ComponentType<VisualFieldProps> }> =>
    import('./visual/visual-field.tsx').then(
      ({ VisualField: loaded }) => ({ default: loaded }),
      // If loading fails, the formula can still be edited as LaTeX.
      () => ({ default: () => null }),
    ),
)

/** Edits the selected formula, as LaTeX and visually. The formula in the text serves as the preview. */
export function FormulaBox({ session }: { session: Session }) {
  const formula = useStore(session.formula)
  return formula && <SourceBox key={formula.opening} session={session} formula={formula} />
}

function SourceBox({ session, formula }: { session: Session; formula: OpenFormula }) {
  const { t } = useTranslation('editor')
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const source = useRef<HTMLTextAreaElement>(null)
  const ownLine = useRef<HTMLInputElement>(null)
  const { cursor, position, latex, block } = formula
  const view = session.view.get()
  const wrong = latex.trim() === '' ? undefined : explain(formula, t)

  // Uses a layout effect, so that the source has focus before the next key event.
  useLayoutEffect(() => {
    source.current?.focus({ preventScroll: true })
    source.current?.setSelectionRange(...cursor)
  }, [cursor])

  // Runs again after each typed letter, because the formula changes size and moves the lines below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const place = () => {
      const drawn = view?.nodeDOM(position)
      if (box.current && drawn instanceof HTMLElement) placeBelow(box.current, drawn.getBoundingClientRect())
    }
    place()
    // A ResizeObserver also calls `place` once when it starts observing.
    const observer = new ResizeObserver(place)
    if (box.current) observer.observe(box.current)
    window.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [view, position, latex, block])

  useEffect(() => {
    const element = box.current
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // A `focusout` event without a related target means that the window lost focus, not this field.
      if (!view || !element || !(relatedTarget instanceof Element)) return
      // Keeps the formula open when the on-screen keyboard takes focus, because the visual field takes the focus back.
      if (relatedTarget.closest('.ML__keyboard')) return
      if (!element.contains(relatedTarget) && !view.dom.contains(relatedTarget)) leaveFormula(view, position, 1)
    }
    element?.addEventListener('focusout', onFocusOut)
    return () => element?.removeEventListener('focusout', onFocusOut)
  }, [view, position])

  if (!view) return null
  const leave = (direction: 1 | -1) => {
    view.focus()
    leaveFormula(view, position, direction)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const stop = event.key === 'Tab' && findStop(event.currentTarget, event.shiftKey ? -1 : 1)
    if (stop) {
      event.preventDefault()
      event.currentTarget.setSelectionRange(...stop)
      return
    }
    const direction = findDirectionOut(event, event.currentTarget)
    if (direction === undefined) return
    event.preventDefault()
    leave(direction)
  }

  return (
    <fieldset ref={box} className="editor-popup formula-box">
      <legend className="editor-hidden">{t('formula.source')}</legend>
      <textarea
        ref={source}
        value={latex}
        rows={Math.min(8, latex.split('\n').length)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        dir="ltr"
        lang="en"
        aria-label={t('formula.source')}
        aria-describedby={`${id}-state ${id}-keys`}
        aria-invalid={wrong === undefined ? undefined : true}
        onChange={(event) => changeSource(view, position, event.target.value)}
        onKeyDown={onKeyDown}
      />
      <output id={`${id}-state`} className={wrong === undefined ? 'formula-state' : 'formula-state formula-wrong'}>
        {latex.trim() === '' ? t('formula.empty') : (wrong ?? explainHiddenParts(latex, t) ?? t('formula.good'))}
      </output>
      <Suspense fallback={<div className="formula-visual" />}>
        <VisualField
          key={String(block)}
          latex={latex}
          block={block}
          onType={(typed) => changeSource(view, position, typed)}
          onLeave={leave}
          onTab={(direction) => (direction < 0 ? source : ownLine).current?.focus()}
        />
      </Suspense>
      <div className="formula-actions">
        <CheckboxField
          ref={ownLine}
          label={t('formula.ownLine')}
          checked={block}
          onChange={() => toggleBlockFormula(view, position)}
        />
        <Button size="small" variant="secondary" onClick={() => leave(1)}>
          {t('formula.done')}
        </Button>
      </div>
      <p id={`${id}-keys`} className="formula-keys">
        {t('formula.keys')}
      </p>
    </fieldset>
  )
}

interface Key {
  key: string
  shiftKey: boolean
}

interface Source {
  value: string
  selectionStart: number
  selectionEnd: number
}

/**
 * Returns where the key moves the cursor: 1 after the formula, -1 before the formula, undefined for a key that stays
 * in the source. Enter and Escape leave the source. An arrow key leaves the source at its edge, and Backspace leaves
 * an empty source.
 */
function findDirectionOut({ key, shiftKey }: Key, { value, selectionStart, selectionEnd }: Source): 1 | -1 | undefined {
  if (key === 'Escape' || (key === 'Enter' && !shiftKey)) return 1
  if (key === 'Backspace' && value === '') return -1
  if (shiftKey || selectionStart !== selectionEnd) return undefined
  const inFirstLine = !value.slice(0, selectionStart).includes('\n')
  const inLastLine = !value.slice(selectionEnd).includes('\n')
  if ((key === 'ArrowLeft' && selectionStart === 0) || (key === 'ArrowUp' && inFirstLine)) return -1
  if ((key === 'ArrowRight' && selectionEnd === value.length) || (key === 'ArrowDown' && inLastLine)) return 1
  return undefined
}
