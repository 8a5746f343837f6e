import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createAccounts } from '#features/accounts/accounts.ts'
import { readPreferences } from '#features/settings/preferences.ts'
import { keepRegion, recallRegion } from '#lib/region.ts'
import { readSite } from '#lib/site.tsx'
import { keepTheme } from '#lib/theme.ts'
import { routes } from '#routes.ts'
import { App, preloadPage } from './app.tsx'

recallRegion(document, localStorage)
const site = readSite(document)
const accounts = createAccounts({
  site,
  page: window,
  storage: localStorage,
  // Chosen on another machine, perhaps: what is shown from now on looks that way.
  onPreferences: (prefs) => {
    const { region, theme } = readPreferences(prefs)
    keepRegion(document, localStorage, region)
    keepTheme(window, theme)
  },
  // oxlint-disable-next-line no-console -- these two failures are promised to appear in the console
  log: (message, error) => console.error(message, error),
})

const page = (
  <StrictMode>
    <BrowserRouter>
      <App site={site} accounts={accounts} />
    </BrowserRouter>
  </StrictMode>
)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
// Only the landing page is prerendered; every other address starts from an empty root.
if (root.firstElementChild && location.pathname === routes.landing()) hydrateRoot(root, page)
else void show(root)

// Not awaited at the top level: the bundler would then cut the first script into a dozen.
async function show(container: HTMLElement) {
  await preloadPage(location.pathname, accounts.auth.getState().isAuthenticated)
  createRoot(container).render(page)
}
