// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import { renderApp } from '../../../test/render-app.tsx'

beforeEach(() => {
  stubApi({})
})

function head(selector: string, attribute: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
}

describe('GuidePage', () => {
  it('links the source number after a figure to the note about the source', async () => {
    await renderApp('/guides/us/exams/sat')
    const [mark] = await screen.findAllByRole('link', { name: 'Source 1' })
    expect(mark?.getAttribute('href')).toBe('#note-1')
    const sources = screen.getByRole('region', { name: 'Sources' })
    expect(sources.querySelector('#note-1')?.textContent).toContain('From a page or report by College Board.')
    expect(sources.textContent).toContain('Sources recorded November\u00a021–23,\u00a02026.')
  })

  it.each([
    ['en', '/guides/us/math', 'Study sheets', 'Completing the square', '/sheets/en/completing-the-square'],
    ['ko', '/guides/ca/science', '학습 자료', '자유물체도부터 그려요', '/sheets/ko/free-body-diagrams'],
  ] as const)('links to study sheets in %s for the guide %s', async (language, path, title, name, target) => {
    await renderApp(path, language)
    const list = within(await screen.findByRole('region', { name: title }))
    expect(list.getByRole('link', { name }).getAttribute('href')).toBe(target)
  })

  it('hides the list of study sheets when no sheet matches the guide', async () => {
    await renderApp('/guides/us/arts')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Study sheets' })).toBeNull()
  })

  it('excludes source numbers from copied text', async () => {
    await renderApp('/guides/us/exams/sat')
    const [mark] = await screen.findAllByRole('link', { name: 'Source 1' })
    expect(mark?.textContent).toBe('')
    expect(mark?.closest('p')?.textContent).toContain('98 questions in 134 minutes, with a 10-minute break')
    expect(mark?.closest('sup')?.previousSibling?.textContent).toMatch(/minutes$/)
  })

  it('links only to the exam board’s own site, even when a figure comes from another source', async () => {
    await renderApp('/guides/us/exams/sat')
    const sources = within(await screen.findByRole('region', { name: 'Sources' }))
    const links = sources.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? ''))
    expect(links.map(({ hostname }) => hostname.replace(/^\w+\./, ''))).toEqual(links.map(() => 'collegeboard.org'))
    expect(sources.getAllByRole('link', { name: /^Check the official site/ }).length).toBeGreaterThan(0)
  })

  it('shows times and weights as text next to the chart bars', async () => {
    await renderApp('/guides/us/exams/sat')
    const caption = await screen.findByText('How SAT time is divided')
    const bars = [...(caption.closest('figure')?.querySelectorAll('li') ?? [])]
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      'Reading and Writing64\u00a0min',
      'Break10\u00a0min',
      'Math70\u00a0min',
    ])
  })

  it('scales each bar relative to the total of its chart', async () => {
    await renderApp('/guides/us/exams/sat')
    const figures = await screen.findAllByRole('figure')
    const [timing, , math] = figures.map((figure) =>
      [...figure.querySelectorAll('li [style]')].map((bar) =>
        Number.parseFloat(bar.getAttribute('style')?.slice(7) ?? ''),
      ),
    )
    expect(math).toEqual([35, 35, 15, 15])
    expect(timing?.map(Math.round)).toEqual([44, 7, 49])
  })

  it.each([
    ['2026-09-18T12:00:00', 0],
    ['2026-09-19T23:00:00', 0],
    ['2026-09-20T01:00:00', 1],
    ['2027-08-01T12:00:00', 8],
  ])('at the local time %s, marks %i dates as passed', async (now, passed) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    try {
      await renderApp('/guides/us/exams/act')
      await screen.findByRole('heading', { level: 1, name: 'ACT guide' })
      expect(screen.queryAllByText('passed')).toHaveLength(passed)
      expect(screen.queryAllByText(/^Some of these dates have passed/)).toHaveLength(passed > 0 ? 1 : 0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows the guide and its URL in the new language after a language change', async () => {
    const { place } = await renderApp('/guides/ca/math?lang=en')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'ko')
    expect(await screen.findByRole('heading', { level: 1, name: /수학/ })).toBeDefined()
    expect(await screen.findByRole('heading', { level: 2, name: '이 글의 차례' })).toBeDefined()
    await waitFor(() => expect(place.current.search).toBe('?lang=ko'))
  })

  it('gives the texts around a guide the new `lang` while the guide is still loading in that language', async () => {
    await renderApp('/guides/us/exams-admissions?lang=en')
    const heading = await screen.findByRole('heading', { level: 2, name: 'Sources' })
    const article = heading.closest('article')
    const languages: (string | undefined)[] = []
    const observer = new MutationObserver(() => {
      const isBusy = article?.getAttribute('aria-busy') === 'true'
      if (isBusy && heading.textContent === '출처') languages.push(heading.closest<HTMLElement>('[lang]')?.lang)
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ko')
    await waitFor(() => expect(article?.querySelector<HTMLElement>('[lang]')?.lang).toBe('ko'))
    observer.disconnect()
    expect(new Set(languages)).toEqual(new Set(['ko']))
    expect(article?.getAttribute('aria-busy')).toBeNull()
  })

  it('links to the four exam guides of the country', async () => {
    await renderApp('/guides/ca/exams-admissions')
    const guides = within(await screen.findByRole('region', { name: 'The exam guides' }))
    expect(guides.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['sat', 'ap', 'act', 'ouac'].map((exam) => `/guides/ca/exams/${exam}`),
    )
  })
})

describe('GuideListPage', () => {
  it('lists the twelve subjects, the four exams and the skills per grade', async () => {
    await renderApp('/guides/ca')
    const subjects = within(await screen.findByRole('region', { name: 'Subjects and school life' }))
    expect(subjects.getAllByRole('link')).toHaveLength(12)
    const exams = within(screen.getByRole('region', { name: 'Exams and applications' }))
    expect(exams.getAllByRole('link')).toHaveLength(4)
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.children.length)).toEqual([5, 5, 5, 5, 5])
  })
})

describe('metadata of guide pages', () => {
  it('lists every language as an alternate, and includes the requested language in the canonical URL', async () => {
    await renderApp('/guides/us/math?lang=ko', 'ko')
    await screen.findByRole('heading', { level: 1, name: /수학/ })
    expect(head('link[rel=canonical]', 'href')).toEqual(['http://localhost:3000/guides/us/math?lang=ko'])
    expect(head('link[rel=alternate]', 'hreflang')).toEqual(['en', 'ko', 'zh-TW', 'zh-CN', 'x-default'])
    expect(head('meta[property="og:locale"]', 'content')).toEqual(['ko_KR'])
    expect(head('meta[name=robots]', 'content')).toEqual([])
    expect(head('meta[name=description]', 'content')).toHaveLength(1)
  })

  it('uses the same canonical URL for an exam guide in both countries', async () => {
    await renderApp('/guides/ca/exams/sat')
    await screen.findByRole('heading', { level: 1, name: 'SAT guide' })
    expect(head('link[rel=canonical]', 'href')).toEqual(['http://localhost:3000/guides/us/exams/sat'])
  })

  it.each(['/plan', '/saved', '/login', '/account', '/admin/questions', '/nowhere'])(
    'sets noindex on %s',
    async (path) => {
      await renderApp(path)
      await vi.waitFor(() => expect(head('meta[name=robots]', 'content')).toEqual(['noindex']))
      expect(head('link[rel=canonical]', 'href')).toEqual([])
    },
  )
})
