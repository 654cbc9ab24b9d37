import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { readPdf } from '../support/pdf.ts'
import { locateReportSection, openSharedReport, pressReportAction } from '../support/report.ts'
import { loadTexts, type Texts } from '../support/texts.ts'

const student = { name: 'Jamie Kim', school: 'Riverside High', grade: 'Grade 11' }
const sheets = { A4: { width: 595, height: 842 }, Letter: { width: 612, height: 792 } } as const

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Counts the calls to window.print, which does nothing in a headless browser. */
async function watchPrinting(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['prints'] = String(Number(document.documentElement.dataset['prints'] ?? 0) + 1)
    }
  })
  return async () => Number((await page.locator('html').getAttribute('data-prints')) ?? 0)
}

/** Fills in the cover while the clock is paused, and presses the print button. */
async function pressPrint(page: Page, t: Texts) {
  await pressReportAction(page, t, 'pdf')
  const dialog = page.getByRole('dialog', { name: t('plan:cover.dialogTitle') })
  await dialog.getByLabel(t('plan:cover.student')).fill(student.name)
  await dialog.getByLabel(t('plan:cover.school')).fill(student.school)
  await expect(dialog.getByLabel(t('plan:cover.grade'))).toHaveValue(t('common:grade.G11'))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await dialog.getByRole('button', { name: t('plan:cover.print') }).click()
  await expect(dialog).toBeHidden()
}

/** Locates the cover, which is visible only in print. */
function cover(page: Page, t: Texts) {
  return page.getByText(t('plan:cover.madeBy'), { exact: true })
}

/** Normalizes text and removes whitespace, because line breaks depend on the paper size. */
function squeezed(text: string | null | undefined): string {
  return (text ?? '').normalize('NFKC').replaceAll(/\s/g, '')
}

// Only the English report is saved as PDF, because Chromium omits text when the machine has no font for it.
test('prints the report with a cover in English and Korean, and removes the cover afterward', async ({ page, t }) => {
  const prints = await watchPrinting(page)
  const link = await openSharedReport(page, t)
  const firstProblem = await locateReportSection(page, t('plan:sections.problems'))
    .getByRole('listitem')
    .first()
    .textContent()
  await pressReportAction(page, t, 'pdf')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('plan:actions.more'), exact: true })).toBeFocused()
  await page.clock.runFor(1_000)
  expect(await prints(), 'prints after the dialog was canceled').toBe(0)
  await expect(cover(page, t)).toHaveCount(0)

  await pressPrint(page, t)
  await expect(cover(page, t)).toHaveCount(1)
  await expect(cover(page, t)).toBeHidden()
  await page.clock.runFor(99)
  expect(await prints()).toBe(0)
  await page.clock.runFor(1)
  expect(await prints()).toBe(1)

  for (const [format, size] of Object.entries(sheets)) {
    const pages = await readPdf(await page.pdf({ format, preferCSSPageSize: false, printBackground: true }))
    const [first, ...rest] = pages
    const report = rest.map(({ text }) => text).join('\n')
    expect(first?.width, format).toBeCloseTo(size.width, -1)
    expect(first?.height, format).toBeCloseTo(size.height, -1)

    for (const text of [student.name, student.school, student.grade, t('plan:cover.madeBy')]) {
      expect(squeezed(first?.text), `the cover on ${format}`).toContain(squeezed(text))
    }
    expect(first?.text).toMatch(/[0-9A-Z]{8}/)
    expect(squeezed(first?.text)).not.toContain(squeezed(t('plan:sections.weaknesses')))
    for (const section of ['summary', 'weaknesses', 'modules', 'problems', 'week'] as const) {
      expect(squeezed(report), format).toContain(squeezed(t(`plan:sections.${section}`)))
    }
    expect(squeezed(report)).toContain(squeezed(firstProblem))
    expect(squeezed(report)).toContain(squeezed(`${new URL(link).origin}/practice/`))
    expect(squeezed(rest[0]?.text), 'the first page').toContain(squeezed(t('plan:sections.dates')))
    expect(squeezed(rest[0]?.text), 'the first page').toContain(squeezed(link))
    const week = rest.filter(({ text }) => squeezed(text).includes(squeezed(t('plan:sections.week'))))
    expect(week).toHaveLength(1)
    for (const day of weekdays) expect(squeezed(week[0]?.text), day).toContain(squeezed(t(`strategy:weekday.${day}`)))
    expect(squeezed(report)).not.toContain(squeezed(t('plan:actions.copy')))
    expect(squeezed(report)).not.toContain(squeezed(t('shell:nav.content')))
    expect(
      rest.filter(({ text }) => text.trim() === ''),
      `empty pages on ${format}`,
    ).toEqual([])
  }

  const korean = await loadTexts('ko')
  await page.getByRole('combobox', { name: t('shell:language') }).selectOption('ko')
  await page.emulateMedia({ media: 'print' })
  for (const text of [student.name, student.school, korean('plan:cover.madeBy')]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const section of ['summary', 'weaknesses', 'modules', 'problems', 'week'] as const) {
    await expect(locateReportSection(page, korean(`plan:sections.${section}`))).toBeVisible()
  }
  await expect(page.getByRole('button', { name: korean('plan:actions.copy'), exact: true })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.clock.runFor(299)
  await expect(cover(page, korean)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(cover(page, korean)).toHaveCount(0)
  expect(await prints()).toBe(1)
})
