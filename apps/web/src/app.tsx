import type { Site } from '@eidolon/contract/site.ts'
import type { ComponentType } from 'react'
import { matchPath, Navigate, Route, Routes } from 'react-router'
import type { Accounts } from '#features/accounts/accounts.ts'
import { AccountsProvider } from '#features/accounts/auth.tsx'
import { RequireAuth } from '#features/accounts/require-auth.tsx'
import { lazyScreen } from '#lib/lazy-screen.tsx'
import { SiteProvider, useSite } from '#lib/site.tsx'
import { patterns, routes } from '#routes.ts'
import { Landing } from '#screens/landing/landing.tsx'
import { Layout } from '#screens/layout/layout.tsx'
import { Page } from '#screens/layout/page.tsx'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'

// The landing page comes with the first script; every other screen when it is asked for.
const Login = lazyScreen(async () => (await import('#screens/login/login.tsx')).Login)
const Terms = lazyScreen(async () => (await import('#screens/legal/terms.tsx')).Terms)
const Privacy = lazyScreen(async () => (await import('#screens/legal/privacy.tsx')).Privacy)
const Verify = lazyScreen(async () => (await import('#screens/verify/verify.tsx')).Verify)
const AuthSignIn = lazyScreen(async () => (await import('#screens/auth-sign-in/auth-sign-in.tsx')).AuthSignIn)
const VerifyEmail = lazyScreen(async () => (await import('#screens/auth-mail/verify-email.tsx')).VerifyEmail)
const MagicLink = lazyScreen(async () => (await import('#screens/auth-mail/magic-link.tsx')).MagicLink)
const Recovery = lazyScreen(async () => (await import('#screens/auth-mail/recovery.tsx')).Recovery)
const OAuthSuccess = lazyScreen(async () => (await import('#screens/auth-oauth/oauth-success.tsx')).OAuthSuccess)
const OAuthFailure = lazyScreen(async () => (await import('#screens/auth-oauth/oauth-failure.tsx')).OAuthFailure)
const SignedIn = lazyScreen(async () => (await import('#screens/signed-in/signed-in.tsx')).SignedIn)
const Dashboard = lazyScreen(async () => (await import('#screens/dashboard/dashboard.tsx')).Dashboard)
const Characters = lazyScreen(async () => (await import('#screens/characters/characters.tsx')).Characters)
const Character = lazyScreen(async () => (await import('#screens/character/character.tsx')).Character)
const NewCharacter = lazyScreen(async () => (await import('#screens/character-form/new-character.tsx')).NewCharacter)
const EditCharacter = lazyScreen(async () => (await import('#screens/character-form/edit-character.tsx')).EditCharacter)
const Stories = lazyScreen(async () => (await import('#screens/stories/stories.tsx')).Stories)
const Story = lazyScreen(async () => (await import('#screens/story/story.tsx')).Story)
const Poses = lazyScreen(async () => (await import('#screens/poses/poses.tsx')).Poses)
const Pose = lazyScreen(async () => (await import('#screens/pose/pose.tsx')).Pose)
const Media = lazyScreen(async () => (await import('#screens/media/media.tsx')).Media)
const Subscription = lazyScreen(async () => (await import('#screens/subscription/subscription.tsx')).Subscription)
const Settings = lazyScreen(async () => (await import('#screens/settings/settings.tsx')).Settings)
const Operate = lazyScreen(async () => (await import('#screens/admin/admin.tsx')).Admin)
const MediaGenerator = lazyScreen(
  async () => (await import('#screens/media-generator/media-generator.tsx')).MediaGenerator,
)

const open = [
  { path: routes.terms(), Screen: Terms, title: 'Terms' },
  { path: routes.privacy(), Screen: Privacy, title: 'Privacy' },
  { path: routes.verify(), Screen: Verify, title: 'Where does it come from?' },
  { path: routes.otherSignIn(), Screen: AuthSignIn, title: 'Sign in another way' },
  { path: routes.verifyEmail(), Screen: VerifyEmail, title: 'Confirm your address' },
  { path: routes.magicLink(), Screen: MagicLink, title: 'Sign in' },
  { path: routes.recovery(), Screen: Recovery, title: 'New password' },
  { path: routes.oauthSuccess(), Screen: OAuthSuccess, title: 'Sign in' },
  { path: routes.oauthFailure(), Screen: OAuthFailure, title: 'Not signed in' },
] as const

const guarded = [
  { path: routes.dashboard(), Screen: Dashboard, title: 'Dashboard' },
  { path: routes.characters(), Screen: Characters, title: 'My Characters' },
  { path: routes.newCharacter(), Screen: NewCharacter, title: 'New Character' },
  { path: patterns.character, Screen: Character, title: null },
  { path: patterns.editCharacter, Screen: EditCharacter, title: null },
  { path: routes.stories(), Screen: Stories, title: 'Stories' },
  { path: patterns.story, Screen: Story, title: null },
  { path: routes.poses(), Screen: Poses, title: 'Poses' },
  { path: routes.newPose(), Screen: Pose, title: 'New pose' },
  { path: patterns.pose, Screen: Pose, title: null },
  { path: routes.media(), Screen: Media, title: 'Media' },
  { path: routes.subscription(), Screen: Subscription, title: 'Subscription' },
  { path: routes.settings(), Screen: Settings, title: null },
  { path: patterns.settingsPart, Screen: Settings, title: null },
  { path: routes.operate(), Screen: Operate, title: 'Operate' },
  { path: patterns.operatePart, Screen: Operate, title: 'Operate' },
  { path: routes.newMedia(), Screen: MediaGenerator, title: 'Generate Media' },
  { path: patterns.newMediaOf, Screen: MediaGenerator, title: 'Generate Media' },
] as const

/** Fetches what the page at `path` is made of, all at the same time, before it is first shown. */
export async function preloadPage(path: string, isAuthenticated: boolean): Promise<void> {
  const find = (entries: typeof open | typeof guarded) => entries.find((entry) => matchPath(entry.path, path))?.Screen
  const behindLogin = find(guarded)
  const login = path === routes.login() || (behindLogin && !isAuthenticated) ? Login : undefined
  const needed = [find(open), login, ...(behindLogin && isAuthenticated ? [SignedIn, behindLogin] : [])]
  // A failure is not shown here: it happens again when the screen is shown, and its boundary says so.
  await Promise.allSettled(needed.flatMap((screen) => screen?.preload() ?? []))
}

type Props = { readonly site: Site; readonly accounts: Accounts }

/** Everything inside a router: the browser's, or the static one that prerenders the landing page. */
export function App({ site, accounts }: Props) {
  return (
    <SiteProvider site={site}>
      <AccountsProvider accounts={accounts}>
        <Screens />
      </AccountsProvider>
    </SiteProvider>
  )
}

function Screens() {
  const { productName } = useSite()
  const signedIn = (
    <RequireAuth>
      <SignedIn />
    </RequireAuth>
  )
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={routes.landing()} element={page(Landing)} />
        <Route path={routes.login()} element={page(Login, `Login to ${productName}`)} />
        {open.map(({ path, Screen, title }) => (
          <Route key={path} path={path} element={page(Screen, title)} />
        ))}
        <Route element={signedIn}>
          {guarded.map(({ path, Screen, title }) => (
            <Route key={path} path={path} element={page(Screen, title)} />
          ))}
        </Route>
        <Route path={patterns.any} element={<Navigate to={routes.landing()} replace />} />
      </Route>
    </Routes>
  )
}

function page(Screen: ComponentType, title?: string | null) {
  return (
    <Page title={title}>
      <Screen />
    </Page>
  )
}
