// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useOptimisticSearchParams } from './use-optimistic-search-params.ts'

function Filters() {
  const [parameters, changeParameters] = useOptimisticSearchParams()
  const { search } = useLocation()
  return (
    <>
      {['one', 'two'].map((name) => (
        <input
          key={name}
          type="checkbox"
          aria-label={name}
          checked={parameters.has(name)}
          onChange={() => changeParameters((latest) => ({ ...Object.fromEntries(latest), [name]: '1' }))}
        />
      ))}
      <button
        type="button"
        onClick={() => {
          changeParameters((latest) => ({ ...Object.fromEntries(latest), search: 'a' }))
          changeParameters((latest) => ({ ...Object.fromEntries(latest), one: '1' }))
        }}
      >
        Both
      </button>
      <output>{search}</output>
    </>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('useOptimisticSearchParams', () => {
  it('keeps a checkbox checked while the navigation is pending', () => {
    render(<Filters />, { wrapper: MemoryRouter })
    // The router's transition runs at the end of `act`, so it is still pending here.
    act(() => {
      fireEvent.click(box('one'))
      expect(screen.getByRole('status').textContent).toBe('')
      expect(box('one').checked).toBe(true)
    })
    expect(screen.getByRole('status').textContent).toBe('?one=1')
    expect(box('one').checked).toBe(true)
  })

  it('keeps both search parameters when the second changes while the first change is pending', () => {
    render(<Filters />, { wrapper: MemoryRouter })
    act(() => {
      fireEvent.click(box('one'))
      fireEvent.click(box('two'))
    })
    expect(screen.getByRole('status').textContent).toBe('?one=1&two=1')
  })

  it('keeps both search parameters when they change without a render in between', () => {
    render(<Filters />, { wrapper: MemoryRouter })
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Both' })))
    expect(screen.getByRole('status').textContent).toBe('?search=a&one=1')
  })
})
