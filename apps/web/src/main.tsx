import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createAuthStore, followOtherTabs } from '#features/accounts/auth-store.ts'
import { readSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { App, preloadPage } from './app.tsx'

const auth = createAuthStore({
  storage: localStorage,
  // oxlint-disable-next-line no-console -- the console is where these two failures are promised to be told
  log: (message, error) => console.error(message, error),
})
followOtherTabs(auth, window)

const page = (
  <StrictMode>
    <BrowserRouter>
      <App site={readSite(document)} auth={auth} />
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
  await preloadPage(location.pathname, auth.getState().isAuthenticated)
  createRoot(container).render(page)
}
