import { useState } from 'react'
import { AreaField, TextField } from '#ui/field/field.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import styles from './kit.module.css'
import { Sample } from './sample.tsx'

export function Fields() {
  const [appearance, setAppearance] = useState('Sharp black bob, dark eyes, wine-red blouse.')
  const [light, setLight] = useState<'night' | 'day'>('night')
  const [strength, setStrength] = useState(40)
  return (
    <Sample title="Fields" note="Label above, hint or error below, counter right. Errors say what to do.">
      <div className={styles.grid}>
        <TextField label="Name" placeholder="What do people call them?" hint="Shown on cards and in the library." />
        <TextField label="Age" defaultValue="16" error="Characters are 18 or older. Enter 18 to 120." />
        <TextField label="Wallet" defaultValue="9WzD...AWWM" disabled />
        <AreaField
          label="Appearance"
          limit={48}
          value={appearance}
          onChange={(event) => setAppearance(event.target.value)}
        />
        <AreaField
          label="Personality"
          limit={20}
          value="Patient, and a little vain."
          readOnly
          error="Shorten it by 7 characters."
        />
        <AreaField
          label="Prompt"
          value="At night under neon signs"
          readOnly
          marks={[{ start: 15, end: 25 }]}
          hint="Not drawn: neon signs."
        />
        <SearchField label="Search characters" placeholder="Search characters..." />
        <div>
          <Switch defaultChecked>A long job has finished</Switch>
          <Switch>News</Switch>
          <Switch disabled>Not on this installation</Switch>
        </div>
        <Segmented
          label="Light"
          options={[
            { id: 'night', label: 'Night' },
            { id: 'day', label: 'Day' },
          ]}
          value={light}
          onChange={setLight}
        />
        <Slider label="Strength" value={strength} onChange={setStrength} ends={['subtle', 'strong']} />
        <Slider label="Cheekbones" value={72} onChange={() => {}} ends={['soft', 'high']} disabled />
      </div>
    </Sample>
  )
}
