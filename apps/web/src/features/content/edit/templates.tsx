import type { Language } from '@pathwise/i18n/languages'
import { templateTexts } from '@pathwise/i18n/template-texts'
import { Button } from '@pathwise/ui/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const kinds = ['study', 'worked', 'exam'] as const

/** Returns the template's body as stored HTML. */
export function buildTemplate(kind: (typeof kinds)[number], language: Language): string {
  const { study, worked, exam } = templateTexts[language]
  switch (kind) {
    case 'study':
      return [
        `<p>${study.lead}</p>`,
        `<h2>${study.idea}</h2><p>${study.ideaText}</p>`,
        `<blockquote data-callout="definition"><p>${study.definition}</p></blockquote>`,
        `<h2>${study.example}</h2><p>${study.exampleText}</p>`,
        `<blockquote data-callout="mistake"><p>${study.mistake}</p></blockquote>`,
        `<h2>${study.practice}</h2><ol><li>${study.first}</li><li>${study.second}</li></ol>`,
      ].join('')
    case 'worked':
      return [
        `<h2>${worked.problem}</h2><blockquote data-callout="example"><p>${worked.problemText}</p></blockquote>`,
        `<h2>${worked.solution}</h2>`,
        `<ol>${[worked.given, worked.link, worked.steps, worked.check].map((step) => `<li>${step}</li>`).join('')}</ol>`,
        `<blockquote data-callout="mistake"><p>${worked.mistake}</p></blockquote>`,
      ].join('')
    case 'exam':
      return [
        `<h2>${exam.evening}</h2>${buildTasks([exam.papers, exam.tools, exam.sleep])}`,
        `<h2>${exam.morning}</h2>${buildTasks([exam.breakfast, exam.early])}`,
        `<h2>${exam.during}</h2>`,
        `<table><thead><tr><th>${exam.part}</th><th>${exam.minutes}</th><th>${exam.perItem}</th></tr></thead>`,
        '<tbody><tr><td>1</td><td></td><td></td></tr><tr><td>2</td><td></td><td></td></tr></tbody></table>',
        `<p>${exam.rule}</p>`,
      ].join('')
  }
}

function buildTasks(tasks: readonly string[]): string {
  return `<ul>${tasks.map((task) => `<li data-checked="false">${task}</li>`).join('')}</ul>`
}

interface TemplatesProps {
  language: Language
  onChoose: (html: string) => void
}

export function Templates({ language, onChoose }: TemplatesProps) {
  const { t } = useTranslation('contentEdit')
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <h2 id={id} className="mr-2 text-sm text-muted">
        {t('templates.label')}
      </h2>
      {kinds.map((kind) => (
        <Button key={kind} variant="secondary" size="small" onClick={() => onChoose(buildTemplate(kind, language))}>
          {t(`templates.${kind}`)}
        </Button>
      ))}
    </section>
  )
}
