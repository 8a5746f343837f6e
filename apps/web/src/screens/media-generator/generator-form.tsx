import type { Abilities, Engine } from '@eidolon/contract/engines.ts'
import { chosenFrom, manyFrom, type ChosenField, type ManyField } from '@eidolon/contract/generations.ts'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ScenePicker, type ScenePart } from '#features/generations/scene-picker.tsx'
import { lazyExtra } from '#lib/lazy-extra.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import { LikenessFields } from './likeness-fields.tsx'
import { CharacterRow } from './character-row.tsx'
import { ChipChoice } from './parts/chip-choice.tsx'
import { DirectedFields } from './directed-fields.tsx'
import { EngineChoice } from './engine-choice.tsx'
import { FilmFields } from './film-fields.tsx'
import { FilmPoses } from './film-poses.tsx'
import {
  durationsFor,
  everybodyDrawn,
  mostOf,
  maxTogether,
  posedArrangement,
  settingsOf,
  withSettings,
} from './values/form-values.ts'
import { GenerateBar } from './generate-bar.tsx'
import styles from './parts/generator-form.module.css'
import { MoreOptions } from './more-options.tsx'
import { PlacePanel } from './place-panel.tsx'
import { ParentStrip } from './parent-strip.tsx'
import { useOwnPoses } from './use-own-poses.tsx'
import { Presets } from './prompt/presets.tsx'
import { PromptArea } from './prompt/prompt-area.tsx'
import { GroupFields } from './group-fields.tsx'
import type { Generator } from './values/use-generator.ts'
import { Form } from '#ui/form/form.tsx'

const WardrobePanel = lazyExtra(async () => (await import('./wardrobe-panel.tsx')).WardrobePanel)

type Props = {
  readonly characterId: string
  readonly engines: readonly Engine[]
  readonly engine: Engine
  readonly generator: Generator
  readonly online: boolean
  readonly underWay: number
  readonly resultsId: string
  readonly onCharacter: (id: string) => void
  readonly onFile: (files: readonly File[]) => void
}

const sceneParts: readonly (readonly [ChosenField, string, IconName])[] = [
  ['pose', 'Pose', 'pose'],
  ['outfit', 'Outfit', 'shirt'],
  ['background', 'Background', 'image'],
  ['expression', 'Expression', 'mood'],
  ['style', 'Style', 'brush'],
  ['framing', 'Framing', 'frame'],
  ['angle', 'Camera', 'camera'],
  ['view', 'View', 'person'],
  ['time', 'Time', 'clock'],
  ['weather', 'Weather', 'cloud'],
  ['light', 'Light', 'sun'],
]
/** Parts that may have several. */
const manyParts: readonly (readonly [ManyField, string, IconName])[] = [
  ['effects', 'Effects', 'sparkle'],
  ['scenery', 'Around', 'squares'],
]

/** Everything one can say about a picture; what the engine cannot do is not there. */
export function GeneratorForm({ characterId, engines, engine, generator, online, ...rest }: Props) {
  const { abilities } = engine
  const { values, problems, refusal, change, choose, chooseSeveral, restore } = generator
  const form = useRef<HTMLFormElement>(null)
  const [address] = useSearchParams()
  const closed = engine.available ? undefined : (engine.reason ?? 'This engine cannot draw right now.')
  const blocked = refusal?.kind === 'blocked' ? refusal : undefined
  const generate = async (seed?: string) => {
    if (online && !closed && characterId && !(await generator.generate(seed))) focusFirst(form.current)
  }
  useGenerateKey(() => void generate())
  const clothes = {
    more: (
      <Suspense fallback={null}>
        <WardrobePanel characterId={characterId} generator={generator} />
      </Suspense>
    ),
    picked: values.colours.some((color) => color !== '')
      ? [{ label: 'Clothes', text: 'own colours', remove: () => change({ colours: [] }) }]
      : [],
  }
  const posed = posedArrangement(characterId, values, abilities) !== undefined
  const ownPoses = useOwnPoses(characterId, generator, abilities)
  const parts: readonly ScenePart[] = [
    ...sceneParts.map(([field, label, icon]) => {
      const [chosen, choices] = [values.choices[field], abilities[chosenFrom[field]]]
      const onChoose = ([id]: readonly string[]) => choose(field, id)
      const part = { field, label, icon, choices, max: 1, chosen: chosen ? [chosen] : [], onChoose }
      if (field === 'pose') return ownPoses(part)
      if (field === 'background') return { ...part, more: <PlacePanel generator={generator} /> }
      return field === 'outfit' ? { ...part, ...clothes } : part
    }),
    ...manyParts.map(([field, label, icon]) => {
      const { list, max } = manyFrom[field]
      const onChoose = (ids: readonly string[]) => chooseSeveral(field, ids)
      return { field, label, icon, choices: abilities[list], max, chosen: values.several[field] ?? [], onChoose }
    }),
  ].filter(({ choices }) => choices.length > 0)
  return (
    <Form ref={form} className={styles.form} aria-label="What to draw" onSubmit={() => void generate()}>
      <CharacterRow characterId={characterId} problem={problems['characterId']} onChoose={rest.onCharacter} />
      <GroupFields characterId={characterId} engine={engine} generator={generator} />
      <EngineChoice
        engines={engines}
        chosen={engine}
        problem={problems['engine']}
        onChoose={(id) => change({ engine: id })}
      />
      <div className={styles.top}>
        {abilities.kinds.length > 1 ? (
          <ChipChoice
            label="Kind"
            name="kind"
            options={abilities.kinds.map((kind) => ({ id: kind, label: kind === 'video' ? 'Video' : 'Image' }))}
            value={values.kind}
            problem={problems['kind']}
            onChoose={(kind) => change({ kind })}
          />
        ) : null}
        <Presets
          settings={() => settingsOf(values.seedKept ? values : { ...values, seed: '' }, abilities)}
          onUse={(settings) => restore(withSettings(values, settings))}
          onFile={rest.onFile}
        />
      </div>
      <ParentStrip generator={generator} />
      <PromptArea
        prompt={values.prompt}
        kind={values.kind}
        choices={values.choices}
        several={values.several}
        engine={engine}
        engines={engines}
        error={blocked?.message ?? problems['prompt']}
        blocked={blocked?.words ?? []}
        characterId={characterId}
        characterIds={everybodyDrawn(characterId, values, abilities)}
        arrangement={values.arrangement}
        durationSeconds={durationsFor(values, abilities).find((seconds) => seconds === values.durationSeconds)}
        onPerson={
          maxTogether(values, abilities) > 1
            ? (id) => change({ others: [...new Set([...values.others, id])].filter((one) => one !== characterId) })
            : undefined
        }
        onChange={(words) => change({ prompt: words })}
        onEngine={(id) => change({ engine: id })}
      />
      {parts.length > 0 ? (
        <ScenePicker parts={parts} problems={problems} first={address.get('pick') ?? undefined} />
      ) : null}
      {values.kind === 'video' && !posed ? <FilmPoses abilities={abilities} generator={generator} /> : null}
      {values.kind === 'video' ? <FilmFields abilities={abilities} generator={generator} /> : null}
      <Shape abilities={abilities} generator={generator} />
      {values.kind === 'image' ? (
        <DirectedFields
          characterId={characterId}
          engine={engine}
          generator={generator}
          onGenerate={(seed) => void generate(seed)}
        />
      ) : null}
      {values.kind === 'image' ? (
        <LikenessFields characterId={characterId} abilities={abilities} generator={generator} />
      ) : null}
      <MoreOptions generator={generator} />
      <GenerateBar
        label={labelFor(values.kind, Math.min(values.count, mostOf(values, abilities)))}
        engine={engine}
        online={online}
        closed={closed}
        refusal={refusal}
        underWay={rest.underWay}
        resultsId={rest.resultsId}
        onAccess={() => void generator.generate()}
      />
    </Form>
  )
}

function Shape({ abilities, generator }: { readonly abilities: Abilities; readonly generator: Generator }) {
  const { values, problems, change, choose } = generator
  const { aspects, sizes } = abilities
  const maxCount = mostOf(values, abilities)
  const aspect = aspects.find(({ id }) => id === values.choices.aspect) ?? aspects[0]
  const many = Math.min(values.count, maxCount)
  const size = sizes.find(({ id }) => id === values.choices.size) ?? sizes[0]
  return (
    <div className={styles.shape}>
      {aspects.length > 0 ? (
        <ChipChoice
          label="Shape"
          name="aspect"
          options={aspects.map(({ id, label, width, height }) => ({
            id,
            label: (
              <>
                <span className={styles.outline} style={{ '--ar': width / height }} aria-hidden="true" />
                <span title={label}>{id}</span>
              </>
            ),
          }))}
          value={aspect?.id}
          problem={problems['aspect']}
          onChoose={(id) => choose('aspect', id)}
        />
      ) : null}
      {values.kind === 'image' && sizes.length > 1 && aspect ? (
        <ChipChoice
          label="Size"
          name="size"
          options={sizes.map(({ id, label }) => ({ id, label }))}
          value={size?.id}
          hint={size && `${aspect.width * size.factor} × ${aspect.height * size.factor} pixels`}
          problem={problems['size']}
          onChoose={(id) => choose('size', id)}
        />
      ) : null}
      {maxCount > 1 ? (
        <ChipChoice
          label="How many"
          name="count"
          narrow
          options={Array.from({ length: maxCount }, (_, index) => ({ id: index + 1, label: index + 1 }))}
          value={many}
          problem={problems['count']}
          onChoose={(count) => change({ count })}
        />
      ) : null}
    </div>
  )
}

function labelFor(kind: string, count: number): string {
  const what = kind === 'video' ? 'video' : 'picture'
  return count === 1 ? `Generate ${what}` : `Generate ${count} ${what}s`
}

/** Ctrl+Enter, or Cmd+Enter, wherever one is on the screen. */
function useGenerateKey(onKey: () => void): void {
  const act = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]')
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || inDialog) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** The first field that something is wrong with, once it is marked. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
