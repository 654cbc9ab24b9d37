import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadRoute, preloadRoutesOnFirstMove } from './app/find-route.ts'
import { findInitialLanguage, startTranslations } from './app/language.ts'
import {
  findRootContainer,
  isRenderedFor,
  replayEarlyClicks,
  unregisterServiceWorkers,
  warnAboutLocalhost,
} from './app/start-up.ts'
import { apiBase } from './lib/api-base.ts'
import './styles.css'

const container = findRootContainer()
warnAboutLocalhost(apiBase)
void unregisterServiceWorkers()

const language = findInitialLanguage(location.search)
preloadRoutesOnFirstMove()
// Ignore errors here. The error boundary shows them later, in the visitor's language.
const route = await loadRoute(location.pathname).catch(() => undefined)
await Promise.all([
  startTranslations(language, route?.texts ?? []),
  route?.load(location.pathname, language).catch(() => {}),
])

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)
// Outside a transition, React would show a skeleton for a moment, although the page's code is already loaded.
startTransition(() => {
  if (isRenderedFor(language, container, history.state)) hydrateRoot(container, app)
  else createRoot(container).render(app)
})
replayEarlyClicks(container)
