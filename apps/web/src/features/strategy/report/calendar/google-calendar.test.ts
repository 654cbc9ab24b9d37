import { describe, expect, it } from 'vitest'
import { buildGoogleCalendarLink } from './google-calendar.ts'

const event = { day: 'Mon', date: '2026-11-23', start: '18:00', end: '19:55', tasks: [] }
const url = 'https://pathwise.example/study-plan'

describe('buildGoogleCalendarLink', () => {
  it('builds a link with the title, times and details of an event, but without a time zone', () => {
    const link = new URL(buildGoogleCalendarLink({ title: 'Study & rest', details: '함수 20분\na+b', url }, event))
    expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Study & rest',
      dates: '20261123T180000/20261123T195500',
      details: '함수 20분\na+b',
    })
  })

  it.each(['x', '함', '🎓'])('truncates long details to keep the URL below 2,000 characters: %s', (character) => {
    const link = buildGoogleCalendarLink({ title: 'Study', details: character.repeat(10_000), url }, event)
    expect(link.length).toBeLessThan(2_000)
    const details = new URL(link).searchParams.get('details') ?? ''
    expect(details.length).toBeGreaterThan(100)
    expect(details).toBe(character.repeat(details.length / character.length))
  })
})
