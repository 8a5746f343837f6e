import type { FormValues } from './form-values.ts'
import type { usePerson } from './use-person.ts'

type PortraitFacts = {
  readonly online: boolean
  readonly values: FormValues
  readonly person: Pick<ReturnType<typeof usePerson>, 'portrait' | 'reading' | 'failed' | 'look'>
}

/** What stands under the portrait. */
export function portraitStatus({ online, values, person }: PortraitFacts): string {
  const { portrait, reading, failed, look } = person
  if (!online) return 'Offline: the portrait waits, your words are kept'
  if (values.appearance.trim() === '') return 'Waiting for a few words'
  if (look?.refused) return 'Not drawn'
  if (failed) return 'Not read: the studio does not answer'
  if (portrait.state === 'failed') return 'Not drawn: the engine does not answer'
  return reading || portrait.state === 'drawing' ? 'Following your words' : 'As described'
}
