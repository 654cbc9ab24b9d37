import { describe, expect, it } from 'vitest'
import { googleCalendarLink } from './google-calendar.ts'

describe('googleCalendarLink', () => {
  it('includes title, hours and tasks but no time zone', () => {
    const link = new URL(
      googleCalendarLink('Study & rest', { day: 'Mon', date: '20261116', tasks: ['함수 20분', 'a+b'] }),
    )
    expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Study & rest',
      dates: '20261116T180000/20261116T190000',
      details: '함수 20분\na+b',
    })
  })

  it.each(['x', '함', '🎓'])('truncates long tasks to keep the URL under 2,000 characters: %s', (character) => {
    const link = googleCalendarLink('Study', { day: 'Mon', date: '20261116', tasks: [character.repeat(10_000)] })
    expect(link.length).toBeLessThan(2_000)
    const details = new URL(link).searchParams.get('details') ?? ''
    expect(details.length).toBeGreaterThan(100)
    expect(details).toBe(character.repeat(details.length / character.length))
  })
})
