import { expect, type Page } from '@playwright/test'
import { readStoredToken } from './people.ts'
import type { Texts } from './texts.ts'

const attributes = {
  subject: 'physics',
  course: 'Physics 11',
  grade_code: 'G11',
  education_level: 'high_school',
  difficulty_level: 'advanced',
  difficulty_score: 6,
  question_type: 'multiple_choice',
  choices: [
    { id: 'A', html: 'It falls.' },
    { id: 'B', html: 'It <em>rises</em>.' },
  ],
  answer: 'A',
  explanation: '<p>Because of its weight.</p>',
  as_typed: true,
}

async function call(page: Page, procedure: string, input: object): Promise<{ id: number; version: number }> {
  const answer = await page.request.post(`/api/trpc/questions.${procedure}`, {
    headers: { authorization: `Bearer ${await readStoredToken(page)}` },
    data: input,
  })
  expect(answer.status(), procedure).toBe(200)
  const { result } = await answer.json()
  return result.data
}

/** Creates a question as the page's signed-in user. Returns its id. */
export async function storeQuestion(
  page: Page,
  title: string,
  fields: { content_question_mj?: string; pool?: 'assessment' } = {},
): Promise<number> {
  const body = '<p>A stone is let go.</p>'
  const { id } = await call(page, 'create', { ...attributes, title, content_question_mj: body, ...fields })
  return id
}

/** Locates the text field of the question editor. */
export function locateQuestionText(page: Pick<Page, 'getByRole'>, t: Texts) {
  return page.getByRole('textbox', { name: t('questions:content'), exact: true })
}

export function locateQuestionList(page: Page, t: Texts) {
  return page.getByRole('region', { name: t('questions:list.title'), exact: true })
}

export function locateActionButton(
  page: Pick<Page, 'getByRole'>,
  t: Texts,
  name: 'archive' | 'attributes' | 'compare' | 'preview' | 'save',
) {
  return page
    .getByRole('group', { name: t('questions:actions.label') })
    .getByRole('button', { name: t(`questions:actions.${name}`), exact: true })
}

/** Locates the save confirmation. The specification defines its Korean text. */
export function locateSavedAlert(page: Pick<Page, 'getByRole'>, t: Texts) {
  return page.getByRole('alert').filter({ hasText: t('questions:saved') })
}
