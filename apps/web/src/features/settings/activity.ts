import type { IconName } from '#ui/icon/paths.ts'

type ActivityLabel = { readonly words: string; readonly icon: IconName }

/** Every event that an account's log holds, as a sentence about its owner. */
const events: Readonly<Record<string, ActivityLabel>> = {
  'user.create': { words: 'Account made', icon: 'person' },
  'user.update': { words: 'Account changed', icon: 'edit' },
  'session.create': { words: 'Signed in', icon: 'lock' },
  'session.update': { words: 'Session extended', icon: 'clock' },
  'session.delete': { words: 'Signed out', icon: 'lock' },
  'recovery.create': { words: 'New password asked for', icon: 'mail' },
  'recovery.update': { words: 'Password replaced by mail', icon: 'key' },
  'verification.create': { words: 'Address to be confirmed', icon: 'mail' },
  'verification.update': { words: 'Address confirmed', icon: 'check' },
  'challenge.create': { words: 'Second factor asked for', icon: 'shield' },
  'challenges.update': { words: 'Second factor shown', icon: 'shield' },
  'challenge.update': { words: 'Second factor shown', icon: 'shield' },
  'identity.create': { words: 'Another way to sign in linked', icon: 'link' },
  'identity.delete': { words: 'A way to sign in unlinked', icon: 'link' },
  'key.create': { words: 'Key for a program made', icon: 'key' },
  'key.delete': { words: 'Key for a program revoked', icon: 'key' },
  'hook.create': { words: 'Hook made', icon: 'link' },
  'hook.update': { words: 'Hook turned on or off', icon: 'link' },
  'hook.delete': { words: 'Hook deleted', icon: 'link' },
  'target.create': { words: 'Notifications switched on for a device', icon: 'bell' },
  'target.update': { words: 'Notifications renewed for a device', icon: 'bell' },
  'target.delete': { words: 'Notifications switched off for a device', icon: 'bell' },
  'document.create': { words: 'Something made', icon: 'plus' },
  'document.update': { words: 'Something changed', icon: 'edit' },
  'document.delete': { words: 'Something deleted', icon: 'trash' },
  'file.create': { words: 'File uploaded', icon: 'upload' },
  'file.update': { words: 'File changed', icon: 'edit' },
  'file.delete': { words: 'File deleted', icon: 'trash' },
}

/** What an entry of the log says; one that is unknown here is shown as it is. */
export function activityWords(event: string): ActivityLabel {
  return events[event] ?? { words: event, icon: 'info' }
}
