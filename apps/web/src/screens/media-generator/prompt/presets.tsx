import { limits } from '@eidolon/contract/limits.ts'
import type { PresetSettings } from '@eidolon/contract/presets.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { deletePreset, savePreset } from '#features/generations/calls.ts'
import { generationKeys, presetsQuery, type Preset } from '#features/generations/queries.ts'
import { presetFile, presetFileLimits, readPresetFile } from '#features/generations/preset-file.ts'
import { saveText } from '#lib/files/save-file.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type_ from '#ui/type/type.module.css'
import { NameDialog } from '#screens/media-generator/parts/name-dialog.tsx'
import styles from './prompt-area.module.css'
import { isPlace } from '#screens/media-generator/values/saved-place.ts'
import { FileInput } from '#ui/file-input/file-input.tsx'

type Props = {
  /** The form as a preset would keep it. */
  readonly settings: () => PresetSettings
  readonly onUse: (settings: PresetSettings) => void
  /** A picture or video whose settings are to be used. */
  readonly onFile: (files: readonly File[]) => void
}

/** Settings with a name, to be used again with any character. */
export function Presets({ settings, onUse, onFile }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const { data: presets = [] } = useQuery(presetsQuery(api))
  const picker = useRef<HTMLInputElement>(null)
  const presetPicker = useRef<HTMLInputElement>(null)
  const [naming, setNaming] = useState(false)
  const [managing, setManaging] = useState(false)
  const done = async (work: Promise<void>, words: string) => {
    try {
      await work
      await cache.invalidateQueries({ queryKey: generationKeys.presets })
      toast.success(words)
    } catch {
      toast.error('The studio could not be reached. Nothing has changed.')
    }
  }
  /** A place and a preset may have the same name: neither takes the other's room. */
  const sameAs = ({ name, settings: given }: Pick<Preset, 'name' | 'settings'>) =>
    presets.find((preset) => preset.name === name && isPlace(preset.settings) === isPlace(given))
  const whole = presets.filter((preset) => !isPlace(preset.settings))
  const takePresets = async ([file]: readonly File[]) => {
    if (!file) return
    const read = file.size > presetFileLimits.bytes ? undefined : readPresetFile(await file.text())
    if (!read) {
      toast.error('That is no file of presets.')
      return
    }
    const saveAll = async () => {
      for (const one of read) await savePreset(api, one.name, one.settings, sameAs(one)?.id)
    }
    await done(saveAll(), read.length === 1 ? '1 preset is saved.' : `${read.length} presets are saved.`)
  }
  return (
    <>
      <Menu
        trigger={
          <Button size="sm">
            Presets
            <Icon name="chevronDown" />
          </Button>
        }
        entries={[
          ...whole.slice(0, 12).map((preset) => ({ label: preset.name, onSelect: () => onUse(preset.settings) })),
          ...(whole.length > 0 ? (['line'] as const) : []),
          { label: 'Save as a preset', icon: 'plus', onSelect: () => setNaming(true) },
          { label: 'Open a file of presets', icon: 'upload', onSelect: () => presetPicker.current?.click() },
          { label: 'Settings of a picture', icon: 'image', onSelect: () => picker.current?.click() },
          ...(presets.length > 0
            ? ([{ label: 'All presets', icon: 'edit', onSelect: () => setManaging(true) }] as const)
            : []),
        ]}
      />
      <FileInput ref={picker} label="A picture whose settings to use" accept="image/png,video/mp4" onFiles={onFile} />
      <FileInput
        ref={presetPicker}
        label="A file of presets"
        accept=".json"
        onFiles={(files) => void takePresets(files)}
      />
      <NameDialog
        title="Save as a preset"
        open={naming}
        limit={limits.preset.name}
        hint="A preset with that name is replaced. It keeps everything but the character and the album."
        action="Save preset"
        onClose={() => setNaming(false)}
        onName={(name) => {
          setNaming(false)
          const given = settings()
          void done(savePreset(api, name, given, sameAs({ name, settings: given })?.id), `“${name}” is saved.`)
        }}
      />
      <Dialog title="Presets" open={managing} onClose={() => setManaging(false)}>
        <PresetList
          presets={presets}
          onUse={({ settings: kept }) => {
            setManaging(false)
            onUse(kept)
          }}
          onDelete={({ id, name }) => void done(deletePreset(api, id), `“${name}” is deleted.`)}
        />
        {presets.length > 0 ? (
          <Button onClick={() => saveText('presets.json', presetFile(presets))}>
            <Icon name="download" />
            Download all as a file
          </Button>
        ) : null}
      </Dialog>
    </>
  )
}

type ListProps = {
  readonly presets: readonly Preset[]
  readonly onUse: (preset: Preset) => void
  readonly onDelete: (preset: Preset) => void
}

function PresetList({ presets, onUse, onDelete }: ListProps) {
  if (presets.length === 0) return <p>There are no presets any more.</p>
  return (
    <ul className={styles.list}>
      {presets.map((preset) => (
        <li key={preset.id} className={styles.entry}>
          <button type="button" className={styles.use} onClick={() => onUse(preset)}>
            {preset.name}
            {isPlace(preset.settings) ? <span className={type_.hint}> place</span> : null}
          </button>
          <Button variant="icon" size="sm" aria-label={`Delete ${preset.name}`} onClick={() => onDelete(preset)}>
            <Icon name="trash" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
