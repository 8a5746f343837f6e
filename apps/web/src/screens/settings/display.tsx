import toast from 'react-hot-toast/headless'
import { failureWords } from '#features/settings/failure.ts'
import { readPreferences } from '#features/settings/preferences.ts'
import { isRegion, keepRegion, regions, type Region } from '#lib/region.ts'
import { Select } from '#ui/select/select.tsx'
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

const day = Date.UTC(2026, 10, 14, 21, 30)

/** An example says more than a name. */
function sample(region: Region): string {
  const moment = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${moment.format(day)} · ${(1234567.8).toLocaleString(region)}`
}

export function Display() {
  const { data: me } = useMe()
  const change = useChangePreferences()
  const kept = readPreferences(me?.prefs).region
  const region = change.isPending ? (change.variables['region'] ?? kept) : kept
  const choose = (wanted: string) => {
    const before = kept
    keepRegion(document, localStorage, wanted)
    change.mutate(
      { region: wanted },
      {
        onSuccess: () => toast.success('Written your way from now on.'),
        onError: (error) => {
          keepRegion(document, localStorage, before)
          toast.error(failureWords(error))
        },
      },
    )
  }
  return (
    <>
      <PartHead title="Display">
        How the studio writes what it shows. It follows you to every browser you sign in with.
      </PartHead>
      <div className={part.form}>
        <Select
          label="Dates and numbers"
          value={isRegion(region) ? region : regions[0]}
          disabled={!me}
          options={regions.map((id) => ({ id, label: `${places[id]}: ${sample(id)}` }))}
          onChange={choose}
        />
      </div>
    </>
  )
}
