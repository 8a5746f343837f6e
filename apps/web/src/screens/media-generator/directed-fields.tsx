import type { Engine } from '@eidolon/contract/engines.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { ChipChoice } from './parts/chip-choice.tsx'
import { guidanceFor, isDirected, problemsOf, randomSeed, requestOf } from './values/form-values.ts'
import styles from './parts/generator-form.module.css'
import { guidanceWords } from './parts/guidance-words.ts'
import type { Generator } from './values/use-generator.ts'

const StageDialog = lazy(async () => ({ default: (await import('./stage-dialog.tsx')).StageDialog }))

type Props = {
  readonly characterId: string
  readonly engine: Engine
  readonly generator: Generator
  readonly onGenerate: (seed: string) => void
}

/** What face an engine keeps to when nothing is said. */
const usualLikeness = 0.8

/** How strictly an engine is held to the scene and to the face, where it can be. */
export function DirectedFields({ characterId, engine, generator, onGenerate }: Props) {
  const { abilities } = engine
  const { values, problems, change } = generator
  const [isLooking, setLooking] = useState(false)
  const { kind, strength } = guidanceFor(values, abilities)
  const directed = isDirected(values, abilities)
  const shape = abilities.aspects.find(({ id }) => id === values.choices.aspect) ?? { width: 1, height: 1 }
  if (abilities.guidance.length === 0 && !abilities.likeness) return null
  return (
    <section className={styles.directed} aria-label="Directing">
      {abilities.guidance.length > 0 ? (
        <Switch checked={directed} onChange={(event) => change({ directed: event.target.checked })}>
          <strong>Directed</strong>
          <span className={styles.directedHint}>
            {directed ? guidanceWords[kind].says : 'Off: the engine places and poses as it likes.'}
          </span>
        </Switch>
      ) : null}
      {directed ? (
        <>
          {abilities.guidance.length > 1 ? (
            <ChipChoice
              label="Held by"
              name="guidance"
              options={abilities.guidance.map((id) => ({ id, label: guidanceWords[id].label }))}
              value={kind}
              problem={problems['guidance']}
              onChoose={(id) => change({ guidance: { kind: id, strength } })}
            />
          ) : null}
          <Slider
            label="Guidance"
            step={5}
            value={Math.round(strength * 100)}
            ends={['loosely', 'strictly']}
            onChange={(percent) => change({ guidance: { kind, strength: percent / 100 } })}
          />
          <Button
            className={styles.look}
            disabled={characterId === '' || Object.keys(problemsOf(values, abilities)).length > 0}
            onClick={() => setLooking(true)}
          >
            <Icon name="frame" />
            Look at the stage
          </Button>
        </>
      ) : null}
      {abilities.likeness ? (
        <Slider
          label="Likeness"
          step={5}
          value={Math.round((values.likeness ?? usualLikeness) * 100)}
          ends={['somewhat alike', 'the very face']}
          onChange={(percent) => change({ likeness: percent / 100 })}
        />
      ) : null}
      {directed && isLooking ? (
        <Suspense fallback={null}>
          <StageDialog
            requestOf={(seed) => requestOf(characterId, { ...values, seed }, abilities)}
            kinds={[...new Set([kind, ...abilities.guidance, 'render' as const])]}
            engine={engine.name}
            shape={shape.width / shape.height}
            seed={values.seedKept && values.seed.trim() ? values.seed : undefined}
            freshSeed={randomSeed}
            onClose={() => setLooking(false)}
            onGenerate={onGenerate}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
