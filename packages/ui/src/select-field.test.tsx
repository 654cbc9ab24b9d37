import { act, render } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { SelectField } from './select-field.tsx'

const options = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
] as const

function Form({ onCommit }: { onCommit?: () => void }) {
  useLayoutEffect(() => onCommit && queueMicrotask(onCommit), [onCommit])
  const [country, setCountry] = useState<'US' | 'CA'>('US')
  return (
    <>
      <SelectField label="Country" options={options} value={country} onChange={setCountry} />
      <output>{country}</output>
    </>
  )
}

it('keeps an option selected before hydration', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  const select = container.querySelector('select')
  if (select) select.value = 'CA'
  const root = await act(async () => hydrateRoot(container, <Form />))
  expect(container.querySelector('output')?.textContent).toBe('CA')
  expect(container.querySelector('select')?.value).toBe('CA')
  act(() => root.unmount())
})

it('keeps a value that is not among the options', () => {
  const change = vi.fn<(value: string) => void>()
  render(<SelectField label="Country" options={options.slice(1)} value="US" onChange={change} />)
  expect(change).not.toHaveBeenCalled()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('uses a layout effect to detect an option that was selected before hydration', async () => {
  // Avoids `act`, which would flush passive effects immediately. React otherwise runs them in a later task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Form />)
  const select = container.querySelector('select')
  if (select) select.value = 'CA'
  const country = await new Promise((resolve) => {
    hydrateRoot(container, <Form onCommit={() => resolve(container.querySelector('output')?.textContent)} />)
  })
  expect(country).toBe('CA')
})
