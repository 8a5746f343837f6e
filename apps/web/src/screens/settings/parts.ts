import { lazyScreen, type LazyScreen } from '#lib/lazy-screen.tsx'
import type { IconName } from '#ui/icon/paths.ts'

export type Part = {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  /** What one finds there, for the list on a phone. */
  readonly about: string
  readonly Screen: LazyScreen
}

/** The parts of the settings in their order; the first is what one meets where there is room for two columns. */
export const parts = [
  {
    id: 'profile',
    title: 'Profile',
    icon: 'person',
    about: 'Name and picture',
    Screen: lazyScreen(async () => (await import('./profile.tsx')).Profile),
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    icon: 'key',
    about: 'Wallet, e-mail, other services',
    Screen: lazyScreen(async () => (await import('./signing-in.tsx')).SigningIn),
  },
  {
    id: 'second-factor',
    title: 'Second factor',
    icon: 'shield',
    about: 'Authenticator and recovery codes',
    Screen: lazyScreen(async () => (await import('./second-factor.tsx')).SecondFactor),
  },
  {
    id: 'sessions',
    title: 'Sessions',
    icon: 'laptop',
    about: 'Where you are signed in',
    Screen: lazyScreen(async () => (await import('./sessions.tsx')).Sessions),
  },
  {
    id: 'activity',
    title: 'Activity',
    icon: 'clock',
    about: 'What was done with your account',
    Screen: lazyScreen(async () => (await import('./activity.tsx')).Activity),
  },
  {
    id: 'notifications',
    title: 'Notifications',
    icon: 'bell',
    about: 'When something is finished',
    Screen: lazyScreen(async () => (await import('./notifications.tsx')).Notifications),
  },
  {
    id: 'display',
    title: 'Display',
    icon: 'sun',
    about: 'Dates and numbers',
    Screen: lazyScreen(async () => (await import('./display.tsx')).Display),
  },
  {
    id: 'data',
    title: 'Your data',
    icon: 'archive',
    about: 'Export, import, delete',
    Screen: lazyScreen(async () => (await import('./data.tsx')).Data),
  },
] as const satisfies readonly Part[]
