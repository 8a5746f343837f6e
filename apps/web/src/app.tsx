import type { Site } from '@eidolon/contract/site.ts'
import { lazy, type ComponentType } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import type { AuthStore } from '#features/accounts/auth-store.ts'
import { AuthProvider } from '#features/accounts/auth.tsx'
import { RequireAuth } from '#features/accounts/require-auth.tsx'
import { SiteProvider, useSite } from '#lib/site.tsx'
import { patterns, routes } from '#routes.ts'
import { Landing } from '#screens/landing/landing.tsx'
import { Layout } from '#screens/layout/layout.tsx'
import { Page } from '#screens/layout/page.tsx'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'

// The landing page comes with the first script; every other screen when it is asked for.
const Login = screen(async () => (await import('#screens/login/login.tsx')).Login)
const Terms = screen(async () => (await import('#screens/legal/terms.tsx')).Terms)
const Privacy = screen(async () => (await import('#screens/legal/privacy.tsx')).Privacy)
const SignedIn = screen(async () => (await import('#screens/signed-in/signed-in.tsx')).SignedIn)
const Dashboard = screen(async () => (await import('#screens/dashboard/dashboard.tsx')).Dashboard)
const Characters = screen(async () => (await import('#screens/characters/characters.tsx')).Characters)
const NewCharacter = screen(async () => (await import('#screens/character-form/new-character.tsx')).NewCharacter)
const EditCharacter = screen(async () => (await import('#screens/character-form/edit-character.tsx')).EditCharacter)
const Media = screen(async () => (await import('#screens/media/media.tsx')).Media)
const MediaGenerator = screen(async () => (await import('#screens/media-generator/media-generator.tsx')).MediaGenerator)

type Props = { readonly site: Site; readonly auth: AuthStore }

/** Everything inside a router: the browser's, or the static one that prerenders the landing page. */
export function App({ site, auth }: Props) {
  return (
    <SiteProvider site={site}>
      <AuthProvider store={auth}>
        <Screens />
      </AuthProvider>
    </SiteProvider>
  )
}

function Screens() {
  const { productName } = useSite()
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={routes.landing()} element={page(Landing)} />
        <Route path={routes.login()} element={page(Login, `Login to ${productName}`)} />
        <Route path={routes.terms()} element={page(Terms, 'Terms')} />
        <Route path={routes.privacy()} element={page(Privacy, 'Privacy')} />
        <Route
          element={
            <RequireAuth>
              <SignedIn />
            </RequireAuth>
          }
        >
          <Route path={routes.dashboard()} element={page(Dashboard, 'Dashboard')} />
          <Route path={routes.characters()} element={page(Characters, 'My Characters')} />
          <Route path={routes.newCharacter()} element={page(NewCharacter, 'New Character')} />
          <Route path={patterns.editCharacter} element={page(EditCharacter, 'Character not found')} />
          <Route path={routes.media()} element={page(Media, 'Media')} />
          <Route path={routes.newMedia()} element={page(MediaGenerator, 'Generate Media')} />
          <Route path={patterns.newMediaOf} element={page(MediaGenerator, 'Generate Media')} />
        </Route>
        <Route path={patterns.any} element={<Navigate to={routes.landing()} replace />} />
      </Route>
    </Routes>
  )
}

function page(Screen: ComponentType, title?: string) {
  return (
    <Page title={title}>
      <Screen />
    </Page>
  )
}

function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
