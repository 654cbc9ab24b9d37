import './styles.css'
import { afterAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// All files share one document. The library registers its own hook only for the file that loads it first.
beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  document.body.replaceChildren()
})
