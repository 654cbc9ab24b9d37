import { columns } from '@pathwise/question-formats/table/columns.schemas'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../lib/download-file.ts'
import { useColumnLabel } from './column-mapping.tsx'
import { writeTable } from './write-table.ts'

/** An example question for the template, with a formula to show the notation. */
const example: Readonly<Record<string, string>> = {
  title: 'A first power',
  subject: 'mathematics',
  course: 'Algebra 1',
  grade_code: 'G9',
  difficulty_level: 'beginner',
  question_type: 'multiple_choice',
  content_question_mj: 'What is \\(2^3\\)?',
  choice_a: '6',
  choice_b: '8',
  choice_c: '9',
  feedback_a: 'That is 2 times 3.',
  answer: 'B',
  explanation: '\\(2 \\cdot 2 \\cdot 2 = 8\\)',
}

const templateColumns = columns.filter((name) => !['as_typed', 'choices', 'legacy_id', 'pool'].includes(name))

export function Templates() {
  const { t } = useTranslation('questionFiles')
  const label = useColumnLabel()

  async function download(format: 'csv' | 'xlsx') {
    const rows = [templateColumns, templateColumns.map((name) => example[name] ?? '')]
    downloadFile(`questions-template.${format}`, await writeTable(format, rows))
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-muted">{t('templates.lead')}</span>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} variant="quiet" size="small" onClick={() => void download(format)}>
            {t(`templates.${format}`)}
          </Button>
        ))}
      </div>
      <details>
        <summary className="min-h-9 cursor-pointer py-1 font-medium text-accent">{t('templates.columns')}</summary>
        <p className="mt-1 text-sm text-muted">{t('templates.columnsLead')}</p>
        <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
          {columns.map((name) => (
            <div key={name} className="contents">
              <dt className="font-mono">{name}</dt>
              <dd className="max-sm:mb-1">{label(name)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
