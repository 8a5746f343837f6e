/** The preference of an account that what it made is not used for training: `prefs.training` is `no`. */
export const trainingPreference = { key: 'training', declined: 'no' } as const

/** The preference of an account that its pictures leave with a sign that everybody sees: `prefs.sign` is `corner`. */
export const signPreference = { key: 'sign', corner: 'corner' } as const

/** Whether an account has said so. Preferences may hold anything, also what other programs put there. */
export const isNotForTraining = (prefs: unknown): boolean =>
  says(prefs, trainingPreference.key, trainingPreference.declined)

export const wantsCornerSign = (prefs: unknown): boolean => says(prefs, signPreference.key, signPreference.corner)

const says = (prefs: unknown, name: string, wanted: string): boolean =>
  typeof prefs === 'object' &&
  prefs !== null &&
  Object.entries(prefs).some(([key, value]) => key === name && value === wanted)
