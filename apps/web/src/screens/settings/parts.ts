import type { ComponentType } from 'react'
import type { IconName } from '#ui/icon/paths.ts'
import { Activity } from './activity.tsx'
import { Data } from '#screens/settings/your-data/data.tsx'
import { Display } from './display.tsx'
import { Notifications } from './notifications.tsx'
import { Profile } from './profile.tsx'
import { Programs } from '#screens/settings/programs/programs.tsx'
import { SecondFactor } from '#screens/settings/second-factor/second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { SigningIn } from '#screens/settings/sign-in/signing-in.tsx'

export type SettingsSection = {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  /** What one finds there, for the list on a phone. */
  readonly about: string
  readonly Screen: ComponentType
}

/** The parts of the settings in their order; the first is what one meets where there is room for two columns. */
export const parts = [
  {
    id: 'profile',
    title: 'Profile',
    icon: 'person',
    about: 'Name and picture',
    Screen: Profile,
  },
  {
    id: 'sign-in',
    title: 'Signing in',
    icon: 'key',
    about: 'Wallet, e-mail, other services',
    Screen: SigningIn,
  },
  {
    id: 'second-factor',
    title: 'Second factor',
    icon: 'shield',
    about: 'Authenticator and recovery codes',
    Screen: SecondFactor,
  },
  {
    id: 'sessions',
    title: 'Sessions',
    icon: 'laptop',
    about: 'Where you are signed in',
    Screen: Sessions,
  },
  {
    id: 'activity',
    title: 'Activity',
    icon: 'clock',
    about: 'What was done with your account',
    Screen: Activity,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    icon: 'bell',
    about: 'When something is finished',
    Screen: Notifications,
  },
  {
    id: 'programs',
    title: 'Programs',
    icon: 'keyboard',
    about: 'Keys and hooks for scripts',
    Screen: Programs,
  },
  {
    id: 'display',
    title: 'Display',
    icon: 'sun',
    about: 'Light, dates and numbers',
    Screen: Display,
  },
  {
    id: 'data',
    title: 'Your data',
    icon: 'archive',
    about: 'Export, import, delete',
    Screen: Data,
  },
] as const satisfies readonly SettingsSection[]
