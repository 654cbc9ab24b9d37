import { listRefusedParts } from '@pathwise/rich-text/drawable'
import { checkFormula } from '@pathwise/rich-text/formula'
import type { MathfieldElement } from 'mathlive'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addMathfield } from './mathfield.ts'
import { type Obstacle, showLatex } from './show-latex.ts'
import { toStored } from './to-stored.ts'
import './visual.css'

export interface VisualFieldProps {
  latex: string
  /** Whether the formula is on its own line. */
  block: boolean
  /** Called with the new LaTeX, which KaTeX can always draw. */
  onType: (latex: string) => void
  /** Called when Enter or Escape is pressed, or an arrow key at the edge of the field. */
  onLeave: (direction: 1 | -1) => void
  /** Called when Tab is pressed at the end of the field, or Shift+Tab at its start. */
  onTab: (direction: 1 | -1) => void
}

/** Edits a formula visually. Keeps the LaTeX unchanged until the user types in this field. */
export function VisualField(props: VisualFieldProps) {
  const { t } = useTranslation('editor')
  const { holder, obstacle, isRefused } = useMathfield(props)
  return (
    <div className="formula-visual">
      <div ref={holder} hidden={obstacle !== undefined} />
      {obstacle && <p>{t(`formula.visual.${obstacle}`)}</p>}
      {isRefused && !obstacle && <output>{t('formula.visual.refused')}</output>}
    </div>
  )
}

function useMathfield({ latex, block, onType, onLeave, onTab }: VisualFieldProps) {
  const { t, i18n } = useTranslation('editor')
  const holder = useRef<HTMLDivElement>(null)
  const [field, setField] = useState<MathfieldElement>()
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [isRefused, setRefused] = useState(false)
  /** The LaTeX that the field shows. */
  const shown = useRef<string>(undefined)
  const label = t('formula.visual.label')

  const onInput = useEffectEvent((mathfield: MathfieldElement) => {
    const written = toStored(mathfield.getValue('latex'))
    const isDrawn = checkFormula(written, { strict: true, block }) === undefined
    // Rejects LaTeX that readers would not see in full. For example, they would see only the text of a link.
    const isValid = isDrawn && listRefusedParts(written).length === 0
    setRefused(!isValid)
    if (isValid) {
      shown.current = written
      onType(written)
    } else {
      // Waits until MathLive has finished handling the key.
      queueMicrotask(() => showLatex(mathfield, { latex: shown.current ?? latex, block }))
    }
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const closes = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)
    if (!closes || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    onLeave(1)
  })
  const onReturn = useEffectEvent(() => onLeave(1))
  const onMoveOut = useEffectEvent((event: HTMLElementEventMap['move-out'], key: string) => {
    event.preventDefault()
    const direction = event.detail.direction === 'backward' || event.detail.direction === 'upward' ? -1 : 1
    if (key === 'Tab') onTab(direction)
    else onLeave(direction)
  })

  useLayoutEffect(() => {
    if (!holder.current) return
    const added = addMathfield(holder.current, { label, language: i18n.language })
    let lastKey = ''
    added.addEventListener(
      'keydown',
      (event) => {
        lastKey = event.key
        onKeyDown(event)
      },
      { capture: true },
    )
    added.addEventListener('beforeinput', (event) => {
      if (event.inputType !== 'insertLineBreak') return
      // The Return key of the screen keyboard.
      event.preventDefault()
      queueMicrotask(() => onReturn())
    })
    added.addEventListener('move-out', (event) => onMoveOut(event, lastKey))
    added.addEventListener('input', () => onInput(added))
    setField(added)
    // Scrolls the field into view, because the on-screen keyboard covers the lower part of the window.
    const reveal = () => {
      if (added.hasFocus() && window.mathVirtualKeyboard.visible) added.scrollIntoView({ block: 'center' })
    }
    window.mathVirtualKeyboard.addEventListener('virtual-keyboard-toggle', reveal)
    return () => {
      window.mathVirtualKeyboard.removeEventListener('virtual-keyboard-toggle', reveal)
      window.mathVirtualKeyboard.hide()
      added.remove()
      // When the language changes, a new field is created, which must show the formula again.
      shown.current = undefined
    }
  }, [label, i18n.language])

  useEffect(() => {
    if (!field || latex === shown.current) return
    shown.current = latex
    setRefused(false)
    setObstacle(showLatex(field, { latex, block }))
  }, [field, latex, block])

  return { holder, obstacle, isRefused }
}
