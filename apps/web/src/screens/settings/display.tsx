import toast from 'react-hot-toast/headless'
import { failureWords } from '#lib/failure-words.ts'
import { readPreferences } from '#features/settings/preferences.ts'
import { isRegion, keepRegion, regions, type Region } from '#lib/region.ts'
import { isTheme, keepTheme, type Theme } from '#lib/theme.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Select } from '#ui/select/select.tsx'
import type_ from '#ui/type/type.module.css'
import part from './part.module.css'
import { PartHead } from './part.tsx'
import { useChangePreferences, useMe } from './use-change.ts'

const places: Readonly<Record<Region, string>> = {
  'en-US': 'United States',
  'en-GB': 'United Kingdom',
  'en-DE': 'Germany',
  'en-SE': 'Sweden',
  'en-CH': 'Switzerland',
  'en-IN': 'India',
}

const lights: readonly { readonly id: Theme; readonly label: string }[] = [
  { id: 'night', label: 'Night' },
  { id: 'day', label: 'Day' },
  { id: 'system', label: 'As this device' },
]

const moment = Date.UTC(2026, 10, 14)

/** An example says more than a name. */
function sample(region: Region): string {
  const format = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' })
  return `${format.format(moment)}, ${(1234.5).toLocaleString(region)}`
}

/** How the studio looks and writes. Both show at once, and are put back when the server does not take them. */
export function Display() {
  const { data: me } = useMe()
  const change = useChangePreferences()
  const kept = readPreferences(me?.prefs)
  const wanted = { ...kept, ...(change.isPending && change.variables) }
  const save = (chosen: Readonly<Record<string, string>>, show: (preferences: typeof kept) => void) => {
    show({ ...kept, ...chosen })
    change.mutate(chosen, {
      onError: (error) => {
        show(kept)
        toast.error(failureWords(error))
      },
    })
  }
  return (
    <>
      <PartHead title="Display">Kept with your account: it follows you to every browser you sign in with.</PartHead>
      <div className={part.form}>
        <Segmented
          label="Light"
          options={lights}
          value={isTheme(wanted.theme) ? wanted.theme : 'night'}
          disabled={!me}
          onChange={(theme) => save({ theme }, (preferences) => keepTheme(window, preferences.theme))}
        />
        <p className={type_.hint}>Pictures are the same in both. The landing page stays at night.</p>
      </div>
      <div className={part.form}>
        <Select
          label="Dates and numbers"
          value={isRegion(wanted.region) ? wanted.region : regions[0]}
          disabled={!me}
          options={regions.map((id) => ({ id, label: `${places[id]}: ${sample(id)}` }))}
          onChange={(region) =>
            save({ region }, (preferences) => keepRegion(document, localStorage, preferences.region))
          }
        />
        <p className={type_.hint}>The studio speaks English; this is how it writes figures in it.</p>
      </div>
    </>
  )
}
