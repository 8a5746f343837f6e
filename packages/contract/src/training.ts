/** The preference of an account that what it made is not used for training: `prefs.training` is `no`. */
export const trainingPreference = { key: 'training', declined: 'no' } as const

/** Whether an account has said so. Preferences may hold anything, also what other programs put there. */
export function isNotForTraining(prefs: unknown): boolean {
  if (typeof prefs !== 'object' || prefs === null) return false
  return Object.entries(prefs).some(
    ([key, value]) => key === trainingPreference.key && value === trainingPreference.declined,
  )
}
