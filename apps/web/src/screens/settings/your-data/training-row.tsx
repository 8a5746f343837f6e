import { trainingPreference } from '@eidolon/contract/training.ts'
import toast from 'react-hot-toast/headless'
import { readPreferences } from '#features/settings/preferences.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useChangePreferences, useMe } from '#screens/settings/use-change.ts'
import { Switch } from '#ui/switch/switch.tsx'
import type_ from '#ui/type/type.module.css'

/** Whether what one makes says that it is not for training. */
export function TrainingRow() {
  const { data: me } = useMe()
  const change = useChangePreferences()
  const kept = readPreferences(me?.prefs).notForTraining
  const shown = change.isPending ? change.variables[trainingPreference.key] === trainingPreference.declined : kept
  return (
    <div>
      <Switch
        checked={shown}
        disabled={!me}
        onChange={(event) => {
          const value = event.target.checked ? trainingPreference.declined : ''
          change.mutate({ [trainingPreference.key]: value }, { onError: (error) => toast.error(failureWords(error)) })
        }}
      >
        Not for training
      </Switch>
      <p className={type_.hint}>
        Every picture and film of yours that leaves the studio says that AI may not be trained with it, and so do pages
        you share. It is a request that programs can read: those who mean well follow it, and it cannot stop the others.
        What has left already stays as it is.
      </p>
    </div>
  )
}
