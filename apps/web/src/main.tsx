import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { startTranslations } from './app/language.ts'
import { Providers } from './app/providers.tsx'
import { findRoute } from './app/routes.tsx'
import { rootContainer, unregisterServiceWorkers, warnAboutLocalhost } from './app/start-up.ts'
import { apiBase } from './lib/api-client.ts'
import './styles.css'

const container = rootContainer()
warnAboutLocalhost(apiBase)
void unregisterServiceWorkers()

const translations = await startTranslations(findRoute(location.pathname).texts)

createRoot(container).render(
  <StrictMode>
    <Providers language={() => translations.language}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
)
