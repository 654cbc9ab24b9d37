// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import { renderApp } from '../../../test/render-app.tsx'

beforeEach(() => void stubApi({}))

const bottomBar = async (name = 'Shortcuts') => within(await screen.findByRole('navigation', { name }))

it.each([
  ['en', 'Shortcuts', ['Today', 'Practice', 'Guides', 'Assistant', 'Me']],
  ['ko', '바로 가기', ['오늘', '문제 풀기', '가이드', '도우미', '내 정보']],
  ['zh-TW', '快速選單', ['今天', '練習題', '指南', '小幫手', '我的']],
  ['zh-CN', '快捷菜单', ['今天', '练习题', '指南', '助手', '我的']],
] as const)('shows five items in the bottom bar in %s', async (language, name, places) => {
  await renderApp('/about', language)
  const bar = await bottomBar(name)
  expect(bar.getAllByRole('listitem').map((place) => place.textContent)).toEqual(places)
})

it.each([
  ['/study-plan', 'Today', '/study-plan'],
  ['/practice', 'Practice', '/practice'],
  ['/guides/ca', 'Guides', '/guides/us'],
])('marks the item for %s as the current one', async (path, name, target) => {
  await renderApp(path)
  const bar = await bottomBar()
  const current = bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, target]])
})

it('marks no link in the bottom bar as current when the current page is not in the bar', async () => {
  await renderApp('/about')
  const bar = await bottomBar()
  expect(bar.getAllByRole('link').some((link) => link.hasAttribute('aria-current'))).toBe(false)
})

it('opens the study assistant from the bottom bar', async () => {
  await renderApp('/about')
  await userEvent.click((await bottomBar()).getByRole('button', { name: 'Assistant' }))
  expect(await screen.findByRole('dialog', { name: 'Study assistant' })).toBeDefined()
})

it('opens the account menu from the bottom bar, and closes it on Escape', async () => {
  await renderApp('/about')
  const bar = await bottomBar()
  const button = bar.getByRole('button', { name: 'Me', expanded: false })
  await userEvent.click(button)
  expect(await bar.findByRole('link', { name: 'Login' })).toBeDefined()
  expect(bar.getByRole('link', { name: 'Progress' }).getAttribute('href')).toBe('/progress')
  await userEvent.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

it('shows three study links in the top bar, and all four in the side menu', async () => {
  await renderApp('/progress')
  const [bar] = await screen.findAllByRole('navigation', { name: 'Study' })
  if (!bar) throw new Error('The top bar has no study links')
  const names = (links: HTMLElement[]) => links.map((link) => link.textContent)
  expect(names(within(bar).getAllByRole('link'))).toEqual(['Study plan', 'Practice', 'Progress'])
  expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('Progress')
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('navigation', { name: 'Study' })
  expect(names(within(menu).getAllByRole('link'))).toEqual(['Study plan', 'Practice', 'Progress', 'Recommendations'])
})
