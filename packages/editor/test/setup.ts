import './styles.css'
import { afterAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// All test files share one document and one copy of vitest-browser-react. Its own cleanup hook runs only in the first
// file, so clean up here.
beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  document.body.replaceChildren()
})
