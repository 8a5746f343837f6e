import { signPreference, trainingPreference } from '@eidolon/contract/media/marking-choices.ts'
import type { ReactNode } from 'react'
import toast from 'react-hot-toast/headless'
import { readPreferences } from '#features/settings/preferences.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useChangePreferences, useMe } from '#screens/settings/use-change.ts'
import { Switch } from '#ui/switch/switch.tsx'
import type_ from '#ui/type/type.module.css'

/** Whether what one makes says that it is not for training. */
export function TrainingRow() {
  const { key, declined } = trainingPreference
  return (
    <PreferenceSwitch name="Not for training" preference={key} value={declined} reads="notForTraining">
      Every picture and film of yours that leaves the studio says that AI may not be trained with it, and so do pages
      you share. It is a request that programs can read: those who mean well follow it, and it cannot stop the others.
      What has left already stays as it is.
    </PreferenceSwitch>
  )
}

/** Whether one's pictures have a sign that everybody sees. */
export function CornerSignRow() {
  const { key, corner } = signPreference
  return (
    <PreferenceSwitch name="AI sign in the corner" preference={key} value={corner} reads="cornerSign">
      Your pictures leave the studio with a small “AI” in their lower right corner, for everybody to see. Films go
      without it, and so do pictures inside cards, stories as PDF, sheets as zip or PDF, and the export of your account.
      The picture that is kept here stays clean.
    </PreferenceSwitch>
  )
}

type MarkingChoice = {
  readonly name: string
  readonly preference: string
  /** What the preference holds when it is switched on. */
  readonly value: string
  readonly reads: 'notForTraining' | 'cornerSign'
  readonly children: ReactNode
}

function PreferenceSwitch({ name, preference, value, reads, children }: MarkingChoice) {
  const { data: me } = useMe()
  const change = useChangePreferences()
  const kept = readPreferences(me?.prefs)[reads]
  return (
    <div>
      <Switch
        checked={change.isPending ? change.variables[preference] === value : kept}
        disabled={!me}
        onChange={(event) =>
          change.mutate(
            { [preference]: event.target.checked ? value : '' },
            { onError: (error) => toast.error(failureWords(error)) },
          )
        }
      >
        {name}
      </Switch>
      <p className={type_.hint}>{children}</p>
    </div>
  )
}
