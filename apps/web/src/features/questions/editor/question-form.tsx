import type { Finding } from '@pathwise/api/questions/lint.schemas'
import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { clsx } from 'clsx'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import { TitleField } from '../attributes/attribute-fields.tsx'
import { questionLanguage } from '../words.ts'
import { AnswerPart } from './answer-part.tsx'
import { PartFindings } from './part-findings.tsx'
import type { PartProps } from './part-props.ts'
import { AttributePanel, LivePreview, SideSwitch, type SideView } from './side-panel.tsx'
import { TeachingPart } from './teaching-part.tsx'

interface QuestionFormProps extends PartProps {
  findings: readonly Finding[]
  /** The React key of the text editor. Changes when the question text is replaced. */
  textKey: string
  textEditor: Ref<RichTextEditorHandle>
}

/** Shows all parts of the question on one page, next to its attributes or a preview. */
export function QuestionForm({ findings, textKey, textEditor, ...part }: QuestionFormProps) {
  const { t } = useTranslation('questions')
  const { text, fields, readOnly, change } = part
  const [view, setView] = useState<SideView>('attributes')
  const isWide = view === 'wide'
  return (
    <div
      className={clsx(
        'grid min-w-0 items-start gap-6 @4xl/question:[&_:is(a,button,input,select,textarea,[contenteditable])]:scroll-mt-18 @4xl/question:[--editor-toolbar-top:7.75rem]',
        !isWide && '@3xl/question:grid-cols-[minmax(0,1fr)_minmax(15rem,20rem)]',
      )}
    >
      <div className="grid min-w-0 gap-5">
        <fieldset disabled={readOnly} className="min-w-0">
          <TitleField {...fields} />
        </fieldset>
        <div className="grid min-w-0 gap-2">
          <RichTextField
            lang={questionLanguage}
            key={textKey}
            label={t('content')}
            placeholder={t('placeholder')}
            loading={t('loadingEditor')}
            html={text.content_question_mj}
            error={fields.findError('content_question_mj')}
            readOnly={readOnly}
            editor={textEditor}
            onChange={(content_question_mj) => change({ content_question_mj })}
          />
          <PartFindings findings={findings} part="text" />
        </div>
        <AnswerPart {...part} />
        <PartFindings findings={findings} part="answer" />
        <TeachingPart key={`teaching-${part.round}`} {...part} />
        <PartFindings findings={findings} part="teaching" />
      </div>
      <div
        className={clsx(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3',
          isWide
            ? 'order-first'
            : 'lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1 @4xl/question:top-32 @4xl/question:max-h-[calc(100dvh-9.5rem)]',
        )}
      >
        <SideSwitch view={view} onChoose={setView} />
        {view === 'attributes' ? (
          <>
            <PartFindings findings={findings} part="attributes" />
            <AttributePanel fields={fields} disabled={readOnly} />
          </>
        ) : (
          <LivePreview text={text} isPhone={view === 'phone'} />
        )}
      </div>
    </div>
  )
}
